import type { Assembly } from "#shared/contract/catalogue/assembly.ts";
import { type CartLineInput, vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";

/** What "add all" adds: every part that fits and can be had, each with the car that it was listed for. */
export function assemblyOrder({ parts }: Assembly): CartLineInput[] {
  return parts.flatMap(({ variantId, quantity, product, leftOut }): CartLineInput[] => {
    if (variantId === null || leftOut !== null) return [];
    const car = product?.fitment?.car;
    return [{ variantId, quantity, ...(car && { attributes: [{ key: vehicleAttribute, value: car }] }) }];
  });
}
