import { os } from "../os.ts";

export const byState = os.stores.byState.handler(({ input, context }) => context.services.stores.byState(input.state));
