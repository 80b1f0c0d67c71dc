import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { NearbyStores } from "#shared/contract/stores/store.ts";
import { exampleLine } from "../example-cart.ts";
import { CollectNote } from "./collect-plan.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const location = { lat: -37.7, lng: 144.9 };
const rememberLocation = () => localStorage.setItem("myLocation", JSON.stringify(location));

type Nearby = NearbyStores["stores"][number];
const store = (name: string, distanceKm: number): Nearby => ({
  placeId: `id-${name}`,
  name,
  shortName: name,
  url: `/stores/id-${name}/x`,
  street: "1 Test Street",
  suburb: name,
  state: "VIC",
  postcode: "3000",
  countryCode: "AU",
  coordinates: { latitude: 0, longitude: 0 },
  phone: null,
  timeZone: "Australia/Melbourne",
  openingHours: [],
  closedOn: [],
  distanceKm,
});

async function show(answer: Partial<NearbyStores> = {}) {
  const asked = vi.fn<(input: unknown) => void>();
  const nearby = async (input: unknown): Promise<NearbyStores> => {
    asked(input);
    return { location, stores: [], nearestBeyond: null, ...answer };
  };
  const api = { ...unusedApi, stores: { ...unusedApi.stores, nearby } };
  const line = exampleLine({ isInStoreOnly: true });
  const { container } = await render(
    <InShop api={api}>
      <CollectNote posting={{ posted: [], collected: [line], emailed: [], postedCents: 0 }} />
    </InShop>,
  );
  return { asked, words: () => container.textContent, link: () => container.querySelector("a")?.getAttribute("href") };
}

test("a part that can't be posted names the nearest store, and how far it is, in whole kilometres", async () => {
  rememberLocation();
  const { asked, words, link } = await show({ stores: [store("Coburg", 3.6), store("Keilor", 9)] });
  await expect.poll(words).toMatch(/pick-up from a store\. Your nearest store is Coburg, VIC, 4 km away\.$/);
  expect(link()).toBe("/stores/id-Coburg/x");
  expect(asked.mock.calls).toEqual([[location]]);
});

test("beyond 50 km the nearest one counts all the same, and where there is none the list of stores does", async () => {
  rememberLocation();
  const far = await show({ nearestBeyond: store("Darwin", 1496.2) });
  await expect.poll(far.words).toContain("Your nearest store is Darwin, VIC, 1,496 km away.");
  const none = await show();
  await expect.poll(() => none.asked.mock.calls.length).toBe(1);
  expect(none.words()).toContain("Find your nearest store");
  expect(none.link()).toBe("/stores");
});

test("a shopper who has chosen a store is told that one, and nobody is asked where they are", async () => {
  rememberLocation();
  localStorage.setItem("myStore", JSON.stringify({ placeId: "id-Coburg", shortName: "Coburg North" }));
  const { asked, words } = await show({ stores: [store("Keilor", 9)] });
  await expect.poll(words).toMatch(/Your store is Coburg North\.$/);
  expect(asked).not.toHaveBeenCalled();
});
