import { os } from "#server/api/os.ts";

export const experts = os.content.experts.handler(({ context }) => context.services.content.experts());
