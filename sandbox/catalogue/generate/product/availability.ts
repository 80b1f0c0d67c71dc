import type { AvailabilityKind, Store } from "#sandbox/catalogue/types.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import { randomFor, type Random } from "../random.ts";

type Bias = ProductDraft["type"]["availability_bias"];

/** Shares that add up to the shop's mix: 70 % in stock, 9 % backorder, 7 % special order, 6 % made to order, 8 % out. */
const sharesByBias: Record<Bias, Record<AvailabilityKind, number>> = {
  mostly_in_stock: { "in-stock": 84, backorder: 5, "special-order": 2, "made-to-order": 0, "out-of-stock": 9 },
  backorder_prone: { "in-stock": 48, backorder: 40, "special-order": 4, "made-to-order": 1, "out-of-stock": 7 },
  often_special_order: { "in-stock": 27, backorder: 6, "special-order": 60, "made-to-order": 0, "out-of-stock": 7 },
  made_to_order: { "in-stock": 32, backorder: 3, "special-order": 2, "made-to-order": 60, "out-of-stock": 3 },
};
const lowStockShare = 0.1;
const variantOutShare = 0.07;

/** A kit is out of stock as soon as one of its components is. */
export function availabilityOfDraft(draft: ProductDraft): AvailabilityKind {
  if (draft.plannedAvailability !== null) return draft.plannedAvailability;
  if (draft.type.product_type === "Gift card") return "in-stock";
  if (draft.components.some((component) => availabilityOfDraft(component.draft) === "out-of-stock")) return "out-of-stock";
  return randomFor(`availability|${draft.key}`).weighted(sharesByBias[draft.type.availability_bias]);
}

export function isFreeSale(availability: AvailabilityKind): boolean {
  return availability === "backorder" || availability === "special-order" || availability === "made-to-order";
}

/** Units a store for one variant of a product in stock; warehouses hold more. The store in New Zealand keeps its own books. */
export function stockFor(variantKey: string, stores: Store[], isOnlyVariant: boolean): Record<number, number> {
  const random = randomFor(`stock|${variantKey}`);
  const local = stores.filter(({ country }) => country === "AU");
  if (random.chance(lowStockShare)) return lowStock(local, random);
  if (!isOnlyVariant && random.chance(variantOutShare)) return {};
  const stock: Record<number, number> = {};
  for (const store of local) {
    const units = store.isWarehouse ? random.int(0, 14) : random.chance(0.4) ? random.int(1, 8) : 0;
    if (units > 0) stock[store.id] = units;
  }
  const head = local.find(({ isWarehouse }) => isWarehouse);
  if (stockTotal(stock) < 3 && head !== undefined) stock[head.id] = 3;
  return stock;
}

export function stockTotal(stock: Readonly<Record<number, number>>): number {
  return Object.values(stock).reduce((sum, units) => sum + units, 0);
}

function lowStock(stores: Store[], random: Random): Record<number, number> {
  const units = random.int(1, 2);
  const first = random.pick(stores);
  if (units === 1) return { [first.id]: 1 };
  const second = random.pick(stores);
  return first.id === second.id ? { [first.id]: 2 } : { [first.id]: 1, [second.id]: 1 };
}
