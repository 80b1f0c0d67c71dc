import { AppError } from "#shared/domain/app-error.ts";
import type { CartProblem } from "./cart-port.ts";

/** The platform's own sentences about quantities name the numbers, so they are passed on. */
const ownWords = new Set(["MINIMUM_NOT_MET", "MAXIMUM_EXCEEDED", "INVALID_INCREMENT"]);

const sentences = new Map([
  ["INVALID_MERCHANDISE_LINE", "That item is no longer in your cart."],
  ["MERCHANDISE_NOT_APPLICABLE", "That part can't be bought online right now."],
  ["CART_TOO_LARGE", "Your cart is full. Please check out, then add the rest to a new cart."],
  ["LESS_THAN", "That is more than one order can hold. Please choose a smaller quantity."],
]);

/** Why the platform did nothing, as an error with a sentence for the shopper. */
export function refusal(problems: CartProblem[]): AppError {
  const [problem] = problems;
  const text = problems.map(({ code, message }) => `${code} ${message}`).join("; ") || "no cart";
  const own = problem !== undefined && ownWords.has(problem.code) ? problem.message : undefined;
  const userMessage = own ?? sentences.get(problem?.code ?? "") ?? "That couldn't be changed in your cart. Please check it and try again.";
  return new AppError("UNPROCESSABLE", `The platform refused a cart change: ${text}`, { userMessage });
}

export function soldOut(): AppError {
  return new AppError("UNPROCESSABLE", "Nothing was added: sold out", { userMessage: "Sorry, that part has just sold out." });
}
