import { os } from "../os.ts";
import { changeCart, readCart } from "../visitor-cart.ts";

export const cart = {
  get: os.cart.get.handler(({ context }) => readCart(context, (cartId, caller) => context.services.cart.get(cartId, caller))),
  addLines: os.cart.addLines.handler(({ input: { lines, key, isRepeated }, context }) =>
    changeCart(context, (cartId, caller) => {
      const ownKey = key === undefined ? undefined : { key, isRepeated };
      // A form that may be sent again is known by its request: what the page behind it makes up is new each time.
      const addition = context.additionKey === null ? ownKey : { key: context.additionKey, isRepeated: true };
      return context.services.cart.addLines(cartId, lines, caller, addition);
    }),
  ),
  updateLine: os.cart.updateLine.handler(({ input, context }) =>
    changeCart(context, (cartId, caller, lineIdOf) =>
      context.services.cart.updateLine(cartId, { ...input, lineId: lineIdOf(input.lineId) }, caller),
    ),
  ),
  removeLine: os.cart.removeLine.handler(({ input, context }) =>
    changeCart(context, (cartId, caller, lineIdOf) => context.services.cart.removeLine(cartId, lineIdOf(input.lineId), caller)),
  ),
  applyDiscountCodes: os.cart.applyDiscountCodes.handler(({ input, context }) =>
    changeCart(context, async (cartId, caller) => {
      await context.services.promoCodes.admit({ cartId, address: context.countedAddress, codes: input.codes });
      return context.services.cart.applyDiscountCodes(cartId, input.codes, caller);
    }),
  ),
};
