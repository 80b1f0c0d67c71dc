import { plainPath } from "./plain-path.ts";

/** Whether a path, however it is spelt, is one at which vendors tell of changes. */
export function isWebhook(path: string): boolean {
  return plainPath(path).startsWith("/webhooks/");
}
