import type { CartLine } from "#shared/contract/cart.ts";
import type { CartProblem } from "./cart-port.ts";

/** What the platform changed on its own, in words for the shopper. Codes that do not apply are told by the codes themselves. */
export function shopperWarnings(warnings: CartProblem[], lines: CartLine[]): string[] {
  const sentences = warnings
    .filter(({ code }) => !code.startsWith("DISCOUNT_"))
    .map(({ code, lineId }) => {
      const line = lines.find(({ id }) => id === lineId);
      if (code === "MERCHANDISE_OUT_OF_STOCK")
        return line ? `${line.title} has just sold out.` : "A part has just sold out, so it is no longer in your cart.";
      if (code === "MERCHANDISE_NOT_ENOUGH_STOCK" && line)
        return `We only have ${line.quantity} of ${line.title}, so that is how many are in your cart.`;
      return "Something in your cart has changed. Please check it before you pay.";
    });
  return Array.from(new Set(sentences));
}
