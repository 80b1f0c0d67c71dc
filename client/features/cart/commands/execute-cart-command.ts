import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { Api } from "#client/lib/api/api.ts";

type CallOptions = { signal?: AbortSignal };

/** An addition that is sent again has the same key, so that it is made once. */
export type Addition = { key: string; isRepeated: boolean };

const codesMax = 5;

/** Carries out a command; the cart page's action does so on the server, the cart itself in the browser. */
export async function executeCartCommand(api: Api, command: CartCommand, options: CallOptions = {}, addition?: Addition): Promise<Cart> {
  switch (command.intent) {
    case "add": {
      const { variantId, quantity, attributes } = command;
      const lines = [{ variantId, quantity, ...(attributes.length > 0 ? { attributes } : {}) }];
      return api.cart.addLines({ lines, ...addition }, options);
    }
    case "update": {
      const { lineId, quantity, seenQuantity } = command;
      return api.cart.updateLine({ lineId, quantity, seenQuantity }, options);
    }
    case "remove":
      return api.cart.removeLine({ lineId: command.lineId }, options);
    case "apply-code":
      return api.cart.applyDiscountCodes(
        { codes: [...(await otherCodes(api, command.code, options)), command.code].slice(-codesMax) },
        options,
      );
    default:
      return api.cart.applyDiscountCodes({ codes: await otherCodes(api, command.code, options) }, options);
  }
}

/** The codes that work now, without this one; codes that didn't work are let go. */
async function otherCodes(api: Api, code: string, options: CallOptions): Promise<string[]> {
  const { discountCodes } = await api.cart.get(undefined, options);
  return discountCodes.filter((other) => other.isApplicable && other.code.toLowerCase() !== code.toLowerCase()).map((other) => other.code);
}
