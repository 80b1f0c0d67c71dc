import { AppError } from "#shared/domain/app-error.ts";
import type { CartOutcome, CartProblem, Changed } from "./cart-port.ts";

/** The platform's own sentences about quantities name the numbers, and a merchant writes those of a validation function for shoppers, so they are passed on. */
const ownWords = new Set(["MINIMUM_NOT_MET", "MAXIMUM_EXCEEDED", "INVALID_INCREMENT", "VALIDATION_CUSTOM"]);

const sentences = new Map([
  ["INVALID_MERCHANDISE_LINE", "That item is no longer in your cart."],
  ["MERCHANDISE_NOT_APPLICABLE", "That part can't be bought online right now."],
  ["CART_TOO_LARGE", "Your cart is full. Please check out, then add the rest to a new cart."],
  ["LESS_THAN", "That is more than one order can hold. Please choose a smaller quantity."],
]);

/** As many as one message can tell of. */
const namedMax = 5;

/** Why the platform did nothing, as an error with a sentence for the shopper. Of what was to be added it names each part that was in the way: one of them keeps a whole list out. */
export function refusal(problems: readonly CartProblem[], names: readonly string[] = []): AppError {
  const [problem] = problems;
  const text = problems.map(({ code, message }) => `${code} ${message}`).join("; ") || "no cart";
  const named = [...new Set(problems.flatMap((each) => namedSentence(each, names)))];
  const more = named.length > namedMax ? [`${named.length - namedMax} more could not be added, either.`] : [];
  const userMessage =
    [...named.slice(0, namedMax), ...more].join(" ") ||
    (problem && sentenceOf(problem)) ||
    "That couldn't be changed in your cart. Please check it and try again.";
  return new AppError("UNPROCESSABLE", `The platform refused a cart change: ${text}`, { userMessage });
}

export function requireChange(outcome: CartOutcome): Changed {
  if (outcome.kind === "changed") return outcome;
  throw refusal(outcome.kind === "refused" ? outcome.problems : []);
}

function sentenceOf({ code, message }: CartProblem): string | undefined {
  return ownWords.has(code) ? message : sentences.get(code);
}

function namedSentence(problem: CartProblem, names: readonly string[]): string[] {
  const name = names[problem.inputAt ?? -1] ?? "";
  return name === "" ? [] : [`${notAdded(name)}. ${sentenceOf(problem) ?? ""}`.trim()];
}

/** Without the full stop: some failures say why. */
export const notAdded = (name: string): string => `${name} could not be added to your cart`;
