import type { Store } from "#shared/contract/store.ts";

const states = [
  { id: "act", code: "ACT", name: "Australian Capital Territory" },
  { id: "nsw", code: "NSW", name: "New South Wales" },
  { id: "qld", code: "QLD", name: "Queensland" },
  { id: "sa", code: "SA", name: "South Australia" },
  { id: "vic", code: "VIC", name: "Victoria" },
  { id: "wa", code: "WA", name: "Western Australia" },
  { id: "tas", code: "TAS", name: "Tasmania" },
  { id: "nt", code: "NT", name: "Northern Territory" },
];

export type StoreRegion = { id: string; name: string; stores: Store[] };

/** The eight states, then New Zealand, then whatever is left; regions without a store are left out. */
export function storesByRegion(stores: readonly Store[]): StoreRegion[] {
  const regionOf = ({ countryCode, state }: Store) =>
    countryCode === "NZ" ? "nz" : (states.find(({ code }) => countryCode === "AU" && code === state)?.id ?? "elsewhere");
  const regions = [...states, { id: "nz", name: "New Zealand" }, { id: "elsewhere", name: "Elsewhere" }];
  return regions
    .map(({ id, name }) => ({ id, name, stores: stores.filter((store) => regionOf(store) === id) }))
    .filter((region) => region.stores.length > 0);
}
