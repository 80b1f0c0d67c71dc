import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import { shelfUnits } from "#sandbox/catalogue/shelf-units.ts";
import type { Catalogue, Store } from "#sandbox/catalogue/types.ts";
import { collectPlan } from "#shared/domain/stores/collect-plan.ts";
import { type OpeningTimes, parseOpeningSpan } from "#shared/domain/stores/opening-hours.ts";
import { isOnShelf } from "#shared/domain/stores/part-promise.ts";
import { holidaysAhead } from "#shared/domain/stores/public-holidays.ts";
import type { CartDocument } from "../cart/cart-document.ts";

/** A counter as the checkout offers it. */
export type PickUpStore = {
  id: number;
  name: string;
  state: string;
  /** Titles of what its shelf lacks: of all goods, and of those that can't be posted. */
  lacks: { all: string[]; collected: string[] };
  /** When it hands over what lies there; null where nothing of the order does. */
  text: string | null;
};

type Surroundings = { catalogue: Catalogue; now: () => Date };

/** Every store with what it has of a cart's goods, by the promise that the shop's pages make. */
export function pickUpStores({ catalogue, now }: Surroundings, { lines }: CartDocument): PickUpStore[] {
  const time = now();
  const goods = lines.flatMap(({ variantId, quantity }) => {
    const entry = catalogue.productByVariantId(variantId);
    if (entry === undefined || isGiftCard(entry.product)) return [];
    const { title, isInStoreOnly } = entry.product;
    const stock = entry.variant.isFreeSale ? ("special-order" as const) : ("in-stock" as const);
    return [{ variantId: String(variantId), quantity, title, isInStoreOnly, stock, entry }];
  });
  const stock = goods.map(({ variantId, entry: { product, variant } }) => ({
    variantId,
    units: Object.fromEntries(catalogue.stores.map(({ id }) => [String(id), shelfUnits(catalogue, product, variant, id)])),
  }));
  return catalogue.stores.map((store) => {
    const shortName = String(store.id);
    const { mine } = collectPlan({ lines: goods, stock, stores: [{ ...timesOf(store, time), shortName }], myStore: shortName, now: time });
    const told = mine?.lines ?? [];
    const lacking = told.filter(({ pickUp }) => pickUp.when === "not-there").map(({ line }) => line);
    return {
      id: store.id,
      name: store.shortName,
      state: store.state,
      lacks: {
        all: lacking.map(({ title }) => title),
        collected: lacking.filter(({ isInStoreOnly }) => isInStoreOnly).map(({ title }) => title),
      },
      text: told.find(({ pickUp }) => isOnShelf(pickUp))?.pickUp.text ?? null,
    };
  });
}

function timesOf({ timeZone, openingHours, state, country }: Store, now: Date): OpeningTimes {
  return {
    timeZone,
    openingHours: openingHours.flatMap(({ day, hours }) => {
      const span = parseOpeningSpan(hours);
      return span === undefined ? [] : [{ day, span }];
    }),
    closedOn: holidaysAhead({ state, countryCode: country }, now),
  };
}
