import { AppError } from "#shared/domain/app-error.ts";

const pattern = /^gid:\/\/shopify\/Order\/(\d{1,18})(?:\?|$)/;

/** The number at the end of the platform's id, which is the order's id in the shop's addresses. */
export function orderNumberOf(orderId: string): string {
  const number = pattern.exec(orderId)?.[1];
  if (number === undefined) throw new AppError("UPSTREAM_FAILED", "customer-account: an order without a number in its id");
  return number;
}

/** The platform's id for such a number, without the key that it may carry. */
export function toOrderId(number: string): string {
  return `gid://shopify/Order/${number}`;
}
