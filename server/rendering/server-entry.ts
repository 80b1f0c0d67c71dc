import type { openPage } from "#client/entry.server.tsx";

/** The built client entry for the server. */
export type ServerEntry = {
  openPage: typeof openPage;
  routeIds: readonly string[];
  earlyPressName: string;
  earlyFailuresName: string;
  pageStateElementId: string;
  rootElementId: string;
  streamedQueueName: string;
  serverPartFailureDigest: string;
};
