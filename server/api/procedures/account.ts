import { failingAs } from "#server/services/account/failing-as.ts";
import { audited } from "../audited.ts";
import { os } from "../os.ts";
import { changeCart } from "../visitor-cart.ts";
import { withCustomer } from "../with-customer.ts";

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
    const { wanted, left } = await withCustomer(context, (token) => context.services.account.orderAgain(token, id));
    if (wanted.length === 0) return { cart: null, left };
    // A form may be sent again by a second press or by going back: the cart looks whether it has this one.
    const addition = { key, isRepeated: true };
    return { cart: await changeCart(context, (cartId, caller) => context.services.cart.addLines(cartId, wanted, caller, addition)), left };
  }),
  requestReturn: os.account.requestReturn.handler(({ input, context }) =>
    audited(context, "return_request", () => withCustomer(context, (token) => context.services.account.requestReturn(token, input))),
  ),
};

const failure = "Failed to fetch customer details.";
