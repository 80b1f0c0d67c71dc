import type { Order } from "#shared/contract/customer/account.ts";

type OrderReturn = Order["returns"][number];

/** The return that was asked for last. */
export function newestReturn(returns: OrderReturn[]): OrderReturn | null {
  return returns.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}

function timeOf({ requestedAt }: OrderReturn): number {
  return requestedAt === null ? 0 : Date.parse(requestedAt);
}
