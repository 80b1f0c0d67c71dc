import type { LeftOut } from "#shared/contract/customer/account.ts";
import { type CartLineInput, isAllowedAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { cartLinesMax } from "#shared/domain/cart/line-quantity.ts";
import type { PlatformOrderLine } from "./customer-port.ts";

/** Which of these variants are sold, and whether they can be had now; those that are no longer sold are missing. Failures are AppErrors with an UPSTREAM code. */
export type VariantSales = (variantIds: string[]) => Promise<ReadonlyMap<string, boolean>>;

/** What of an order goes into the cart once more, and what doesn't, each with its reason. */
export type AgainOrder = { wanted: CartLineInput[]; left: LeftOut[] };

/** The platform refuses a whole addition for one line that it doesn't know, so what is gone is found before. */
export async function orderAgain(lines: readonly PlatformOrderLine[], variantSales: VariantSales): Promise<AgainOrder> {
  const bought = lines.filter(({ totalCents }) => totalCents > 0).slice(0, cartLinesMax);
  const ids = [...new Set(bought.flatMap(({ variantId }) => variantId ?? []))];
  const sales = ids.length === 0 ? new Map<string, boolean>() : await variantSales(ids);
  const reasonOf = (line: PlatformOrderLine): LeftOut["reason"] | null => {
    // A gift was earned by another cart; this one earns its own.
    if (line.totalCents === 0) return "was-free";
    if (!bought.includes(line)) return "too-many";
    const isOnSale = line.variantId === null ? undefined : sales.get(line.variantId);
    if (isOnSale) return null;
    return isOnSale === undefined ? "no-longer-sold" : "out-of-stock";
  };
  return {
    wanted: bought.flatMap(({ variantId, quantity, attributes }) =>
      variantId !== null && sales.get(variantId) ? [{ variantId, quantity, attributes: attributes.filter(isAllowedAttribute) }] : [],
    ),
    left: lines.flatMap((line) => {
      const reason = reasonOf(line);
      return reason === null ? [] : [{ title: line.title, reason }];
    }),
  };
}
