import type { CartUserError } from "./cart-problem.ts";

export const lineLimit = 500;

export function tooManyLines(field: string[]): CartUserError {
  return { code: "CART_TOO_LARGE", field, message: `The cart can't have more than ${lineLimit} lines.` };
}
