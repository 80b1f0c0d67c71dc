import { os } from "../os.ts";

export const list = os.stores.list.handler(({ context }) => context.services.stores.list());
