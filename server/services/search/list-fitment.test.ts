import { describe, expect, it } from "vitest";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { listFitment, noFitmentCounts, withCounts } from "./list-fitment.ts";

const vehicle = {
  vehicleId: "31",
  kTypeNr: null,
  make: "Holden",
  model: "Premier",
  series: "HQ",
  submodel: "Premier",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: [],
  engines: [],
};
const category = (handle: string) => ({
  handle,
  parentHandle: null,
  title: handle,
  path: handle,
  url: `/parts/${handle}`,
  level: 1,
  productCount: 1,
  picture: null,
});
const categories = [category("brakes"), category("brand-categories--holden")];
const isOn = (query: Record<string, string>) => listFitment(productListInputSchema.parse(query), vehicle, categories)?.isOn;

describe("with a vehicle, a list is limited to it", () => {
  it.each([
    [true, "in a parts category", { collection: "brakes" }],
    [false, "not in a brand's category", { collection: "brand-categories--holden" }],
    [false, "not in a promotion", { collection: "promotion-trim-week" }],
    [false, "not in a search", { q: "brake" }],
    [false, "not where the switch is off", { collection: "brakes", fits: "all" }],
    [true, "where the switch is on", { q: "brake", fits: "mine" }],
  ])("%s: %s [shop-4.21]", (expected, _, query) => expect(isOn(query)).toBe(expected));

  it("and says which one it is, by its year too where that is known", () => {
    const query = productListInputSchema.parse({ collection: "brakes", answers: "year:1972;engine:253 V8" });
    expect(listFitment(query, vehicle, categories)?.vehicleLabel).toBe("1972 Holden HQ Premier");
  });
});

it("without a vehicle there is no such limit", () => {
  expect(listFitment(productListInputSchema.parse({ fits: "mine" }), null, categories)).toBeNull();
});

it.each([
  [0, "None fit your HQ Premier"],
  [1, "1 fits your HQ Premier"],
  [1456, "1,456 fit your HQ Premier"],
])("of a list it is said how many fit the vehicle: %i", (fitCount, words) => {
  const fitment = { isOn: true, vehicleLabel: "Holden HQ Premier", vehicleName: "HQ Premier" };
  expect(withCounts(fitment, { ...noFitmentCounts, fitCount, otherCount: 1 }).fitText).toBe(words);
});

it("a list of what is for no car at all says nothing of the vehicle", () => {
  const fitment = { isOn: true, vehicleLabel: "Holden HQ Premier", vehicleName: "HQ Premier" };
  expect(withCounts(fitment, noFitmentCounts).fitText).toBe("");
});
