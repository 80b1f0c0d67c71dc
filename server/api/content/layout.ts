import { os } from "#server/api/os.ts";

export const layout = os.content.layout.handler(({ context }) => context.services.content.layout());
