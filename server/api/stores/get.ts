import { os } from "../os.ts";

export const get = os.stores.get.handler(({ input, context }) => context.services.stores.get(input.placeId));
