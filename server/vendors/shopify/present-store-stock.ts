import { parseGid } from "@shopify/hydrogen-react";
import type { StoreStock } from "#shared/contract/product.ts";
import type { ProductStockQuery } from "./generated/graphql.ts";

type Variants = NonNullable<ProductStockQuery["product"]>["variants"]["nodes"];

/** Turns stock by variant and store into stock by store and variant, stores in the platform's order. */
export function presentStoreStock(variants: Variants): StoreStock[] {
  const stores = new Map<string, StoreStock>();
  for (const variant of variants) {
    for (const { quantityAvailable, location } of variant.storeAvailability?.nodes ?? []) {
      const store = stores.get(location.id) ?? newStore(location);
      store.unitsByVariant[variant.id] = quantityAvailable;
      stores.set(location.id, store);
    }
  }
  return Array.from(stores.values());
}

type Location = NonNullable<Variants[number]["storeAvailability"]>["nodes"][number]["location"];

function newStore({ id, name, shortName, address }: Location): StoreStock {
  return {
    storeId: parseGid(id).id,
    storeName: shortName?.value ?? name,
    suburb: address.city ?? "",
    state: address.provinceCode ?? "",
    unitsByVariant: {},
  };
}
