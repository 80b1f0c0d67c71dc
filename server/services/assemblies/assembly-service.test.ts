import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { startVehicleVendors } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import { createAlgoliaNumbers } from "#server/vendors/algolia/create-algolia-numbers.ts";
import { assemblySchema } from "#shared/contract/catalogue/assembly.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type WrittenAssembly, toAssembly } from "../content/assemblies/assembly-stories.ts";
import { type AssemblyService, createAssemblyService } from "./assembly-service.ts";

const catalogue = testCatalogue([
  { id: 1, title: "Disc rotor for another car", partNumber: "DR-1" },
  { id: 2, title: "Disc rotor", partNumber: "DR-2" },
  { id: 3, title: "Brake pads", partNumber: "BP-3", availability: "out-of-stock" },
]);
const rotorForAnother = catalogue.productById(1)?.variants[0]?.sku;
const picture = { filename: "https://a.storyblok.com/f/1/1200x800/a/drawing.png", alt: "" };
const part = (number: number, name: string, numbers: string, quantity = 1) => ({
  component: "AssemblyPart",
  number: String(number),
  name,
  part_numbers: numbers,
  quantity: String(quantity),
  note: "",
  left: "10",
  top: "20.5",
});
const content = {
  component: "Assembly",
  title: "A corner",
  area: "front",
  intro: "",
  picture,
  cars: ["/vehicles/holden/hq-monaro"],
  categories: ["/parts/brakes/disc-brakes/disc-rotors", "/parts/steering/tie-rods"],
  parts: [part(2, "Pads", "BP3"), part(1, "Rotor", "DR-1, dr 2", 2), part(3, "Shield", ""), part(99, "Too many", "DR-2")],
};
const story = (fields: object) =>
  toAssembly({ uuid: "1", name: "A corner", slug: "assemblies/corner", publishedAt: null, content: { ...content, ...fields } });

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let service: AssemblyService;
let calls = 0;
let isContentDown = false;

beforeAll(async () => {
  vendors = await startVehicleVendors(catalogue);
  const search = createAlgoliaSearch({
    ...vendors.algoliaAccess,
    vendorFetch: (url, init, call) => {
      calls += 1;
      return vendors.vendorFetch(url, init, call);
    },
  });
  const written = story({});
  const other = toAssembly({
    uuid: "2",
    name: "A box",
    slug: "assemblies/box",
    publishedAt: null,
    content: { ...content, title: "A box", cars: [], categories: ["/parts/steering"], parts: [part(1, "Box", "SB-1")] },
  });
  service = createAssemblyService({
    content: {
      assemblies: (): Promise<WrittenAssembly[]> =>
        isContentDown
          ? Promise.reject(new AppError("UPSTREAM_FAILED", "the CMS is down"))
          : Promise.resolve([other, written].filter((each) => each !== null)),
    },
    index: createAlgoliaNumbers(search, "http://shop.test"),
    fitment: {
      cards: (cards) =>
        Promise.resolve(
          cards.map((card) => {
            const status = card.sku === rotorForAnother ? ("does-not-fit" as const) : ("fits" as const);
            return { ...card, fitment: { status, positions: [], notes: [], isConditional: false, car: null } };
          }),
        ),
    },
    cars: { pages: () => Promise.resolve([{ kind: "vehicle", label: "Holden HQ Monaro", url: "/vehicles/holden/hq-monaro" }]) },
  });
});
beforeEach(() => {
  calls = 0;
  isContentDown = false;
});
afterAll(() => vendors.close());

describe("an assembly", () => {
  it("offers for each number the part that fits, and says why others stay behind, with one call to the index", async () => {
    const { parts, totalCents, cars } = assemblySchema.parse(await service.assembly("corner", { vehicleId: "64" }));
    expect(calls).toBe(1);
    expect(parts.map(({ number, product, leftOut }) => [number, product?.partNumber, leftOut])).toEqual([
      [1, "DR-2", null],
      [2, "BP-3", "not-available"],
      [3, undefined, "not-sold"],
    ]);
    expect(totalCents).toBe(2 * (parts[0]?.product?.priceCents ?? 0));
    expect(cars).toEqual([{ label: "Holden HQ Monaro", url: "/vehicles/holden/hq-monaro" }]);
  });

  it("is found by its car, its categories and those above them, and its parts' numbers, without any call", async () => {
    const found = [
      await service.ofCar("/vehicles/holden/hq-monaro"),
      await service.ofCategory("/parts/brakes"),
      await service.ofNumbers(["BP-3"]),
    ];
    expect(found.map((links) => links.map(({ url }) => url))).toEqual([
      ["/assemblies/corner"],
      ["/assemblies/corner"],
      ["/assemblies/corner"],
    ]);
    expect(await service.ofCategory("/parts/brake")).toEqual([]);
    expect(await service.ofNumbers(["DR-9"])).toEqual([]);
    expect(calls).toBe(0);
  });

  it("of a category goes before the others where it is of the shopper's car", async () => {
    const urlsFor = async (car?: string) => (await service.ofCategory("/parts/steering", car)).map(({ url }) => url);
    expect(await urlsFor()).toEqual(["/assemblies/box", "/assemblies/corner"]);
    expect(await urlsFor("/vehicles/ford/xy-falcon")).toEqual(await urlsFor());
    expect(await urlsFor("/vehicles/holden/hq-monaro")).toEqual(["/assemblies/corner", "/assemblies/box"]);
  });

  it("that nobody wrote is not found, and other pages do without any while the CMS is down", async () => {
    await expect(service.assembly("none", {})).rejects.toMatchObject({ code: "NOT_FOUND" });
    isContentDown = true;
    expect(await service.ofCar("/vehicles/holden/hq-monaro")).toEqual([]);
    await expect(service.list()).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

it.each([{ picture: null }, { parts: [] }, { area: "boot" }, { component: "Page" }])("a story with %o is no assembly", (fields) => {
  expect(story(fields)).toBeNull();
});
