import type { Assembly } from "#shared/contract/catalogue/assembly.ts";
import { vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";

export type OrderLine = { variantId: string; quantity: number; attributes?: { key: string; value: string }[] };

/** What "add all" adds: every part that fits and can be had, each with the car that it was listed for. */
export function assemblyOrder({ parts }: Assembly): OrderLine[] {
  return parts.flatMap(({ variantId, quantity, product, leftOut }): OrderLine[] => {
    if (variantId === null || leftOut !== null) return [];
    const car = product?.fitment?.car;
    return [{ variantId, quantity, ...(car && { attributes: [{ key: vehicleAttribute, value: car }] }) }];
  });
}
