import { os } from "../os.ts";

export const stores = {
  list: os.stores.list.handler(({ context }) => context.services.stores.list()),
  get: os.stores.get.handler(({ input, context }) => context.services.stores.get(input.placeId)),
  nearby: os.stores.nearby.handler(({ input, context }) => context.services.stores.nearby(input)),
  byState: os.stores.byState.handler(({ input, context }) => context.services.stores.byState(input.state)),
};
