import { readOrderNumber } from "#shared/domain/customer/order-number.ts";
import { failingAs } from "#server/services/account/failing-as.ts";
import type { AgainOrder } from "#server/services/account/order-again.ts";
import type { OrderedAgain } from "#shared/contract/customer/account.ts";
import type { ApiContext } from "../api-context.ts";
import { audited } from "../audited.ts";
import { os } from "../os.ts";
import { changeCart } from "../visitor-cart.ts";
import { withCustomer } from "../with-customer.ts";

/** How long a return waits for the one before it. */
const turnMs = 5000;

export const account = {
  get: os.account.get.handler(({ context }) =>
    failingAs(
      failure,
      withCustomer(context, (token) => context.services.account.customer(token)),
      failure,
    ),
  ),
  updateDetails: os.account.updateDetails.handler(({ input, context }) =>
    audited(context, "details_change", () => withCustomer(context, (token) => context.services.account.updateDetails(token, input))),
  ),
  createAddress: os.account.createAddress.handler(({ input, context }) =>
    audited(context, "address_add", () => withCustomer(context, (token) => context.services.account.createAddress(token, input))),
  ),
  updateAddress: os.account.updateAddress.handler(({ input, context }) =>
    audited(context, "address_change", () => withCustomer(context, (token) => context.services.account.updateAddress(token, input))),
  ),
  removeAddress: os.account.removeAddress.handler(({ input, context }) =>
    audited(context, "address_remove", () =>
      withCustomer(context, (token) => context.services.account.removeAddress(token, input.addressId)),
    ),
  ),
  setMarketing: os.account.setMarketing.handler(({ input, context }) =>
    audited(context, "marketing_change", () =>
      withCustomer(context, (token) => context.services.account.setMarketing(token, input.isSubscribed)),
    ),
  ),
  orders: os.account.orders.handler(({ input, context }) =>
    withCustomer(context, (token) => context.services.account.orders(token, input.after)),
  ),
  order: os.account.order.handler(({ input, context }) =>
    withCustomer(context, (token) => context.services.account.order(token, input.id)),
  ),
  orderAgain: os.account.orderAgain.handler(async ({ input: { id, key }, context }) => {
    return addAgain(context, await withCustomer(context, (token) => context.services.account.orderAgain(token, id)), key);
  }),
  // Two presses of one button come at the same time: the second looks at what the first has asked for. Whoever isn't signed in keeps nobody waiting.
  requestReturn: os.account.requestReturn.handler(({ input, context }) =>
    audited(context, "return_request", () =>
      withCustomer(context, (token) =>
        context.services.inTurn(`return:${input.id}`, turnMs, () => context.services.account.requestReturn(token, input)),
      ),
    ),
  ),
};

/** Each look-up leaves a line in the audit log, and the order stands in it as a keyed hash: whoever tries one after another can be seen there. */
export const orders = {
  find: os.orders.find.handler(({ input, context }) =>
    audited(context, "order_find", () => context.services.guestOrders.find(input, askingOf(context)), aboutOrder(input)),
  ),
  again: os.orders.again.handler(({ input, context }) =>
    audited(
      context,
      "order_again",
      async () => addAgain(context, await context.services.guestOrders.again(input, askingOf(context)), input.key),
      aboutOrder(input),
    ),
  ),
};

const askingOf = ({ countedAddress }: Pick<ApiContext, "countedAddress">) => ({ address: countedAddress });
const aboutOrder = ({ number }: { number: string }) => ({ order: readOrderNumber(number) ?? number });

/** A form may be sent again by a second press or by going back: the cart looks whether it has this addition. */
async function addAgain(context: ApiContext, { wanted, left }: AgainOrder, key: string): Promise<OrderedAgain> {
  if (wanted.length === 0) return { cart: null, left };
  const addition = { key, isRepeated: true };
  return { cart: await changeCart(context, (cartId, caller) => context.services.cart.addLines(cartId, wanted, caller, addition)), left };
}

const failure = "Failed to fetch customer details.";
