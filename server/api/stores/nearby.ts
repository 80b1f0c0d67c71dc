import { os } from "../os.ts";

export const nearby = os.stores.nearby.handler(({ input, context }) => context.services.stores.nearby(input));
