import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import type { Catalogue, CatalogueProduct, Vehicle } from "#sandbox/catalogue/types.ts";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { createSearchService } from "./search-service.ts";

type Car = Partial<Pick<Vehicle, "make" | "model" | "series" | "submodel">> & { engine?: string; year?: number };
type Wanted = { type: RegExp; car?: Car; title?: RegExp };

const dataDir = mkdtempSync(join(tmpdir(), "rares-relevance-"));
const server = createServer();
let catalogue: Catalogue;
let products: CatalogueProduct[];
let vehicles: Map<number, Vehicle>;
let search: ReturnType<typeof createSearchService>;

beforeAll(async () => {
  catalogue = await openCatalogue({ dataDir, productCount: 4000 });
  products = [...catalogue.products()];
  vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  server.on("request", express().use("/_vendors/algolia", createSearchRouter({ catalogue })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors/algolia`;
  const parts = searchParts({
    appId: "sandbox",
    apiKey: "sandbox",
    host: { url, protocol: "http" },
    publicUrl: "http://shop.test",
    vendorFetch: (input, init) => fetch(input, init),
  });
  search = createSearchService({ ...parts, cache: { get: ({ load }) => load() } });
}, 60_000);

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  catalogue.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function found(q: string): Promise<CatalogueProduct[]> {
  const list = await search.products(productListInputSchema.parse({ q }));
  return list.products.flatMap(({ handle }) => catalogue.productByHandle(handle) ?? []);
}

function isFor(product: CatalogueProduct, { engine, year, ...car }: Car): boolean {
  return product.fitment.some(
    (row) =>
      (year === undefined || (row.yearFrom <= year && year <= row.yearTo)) &&
      (engine === undefined || (row.engine ?? "").includes(engine)) &&
      row.vehicleIds.some((id) =>
        Object.entries(car).every(([name, value]) =>
          Object.entries(vehicles.get(id) ?? {}).some(([key, has]) => key === name && has === value),
        ),
      ),
  );
}

const isWanted = (product: CatalogueProduct, { type, car, title }: Wanted) =>
  type.test(product.productType) && (title?.test(product.title) ?? true) && (car === undefined || isFor(product, car));

const bonnet = /^Bonnet$/;
const guard = /^Front guard$/;
const tailLight = /^Tail light assembly$/;
const headlight = /headlight|headlight assembly/i;
const indicator = /indicator lens/;
const waterPump = /^Water pump$/;
const shockAbsorber = /^Shock absorber$/;
const carburettor = /^Carburettor$/;
const distributor = /^Distributor$/;
const extractors = /^Extractors$/;
const windscreen = /^Laminated windscreen$/;
const engine = /long engine$/;
const sill = /sill panel$/;
const wheel = /^(Alloy|Steel) wheel$/;

/** What shoppers type, and what the parts at the top must be. */
const expectations: [typed: string, wanted: Wanted][] = [
  // car, engine, year and part
  ["hq 253 water pump", { type: waterPump, car: { series: "HQ", engine: "253" } }],
  ["water pump 253 hq", { type: waterPump, car: { series: "HQ", engine: "253" } }],
  ["308 extractors", { type: extractors, car: { make: "Holden" } }],
  ["kingswood door seal", { type: /door seal$/i, car: { model: "Kingswood" } }],
  ["xy falcon leaf spring", { type: /^Leaf spring$/, car: { series: "XY", make: "Ford" } }],
  ["1968 mustang water pump", { type: waterPump, car: { model: "Mustang", year: 1968 } }],
  ["'71 hq guard", { type: guard, car: { series: "HQ", year: 1971 } }],
  ["4.2L water pump", { type: waterPump, car: { engine: "253" } }],
  ["xd falcon steering box", { type: /^Steering box$/, car: { series: "XD" } }],
  // slips of the finger
  ["watr pump", { type: waterPump }],
  ["watre pump", { type: waterPump }],
  ["comodore headlight", { type: headlight, car: { model: "Commodore" } }],
  ["radiater", { type: /radiator$/i }],
  ["distribitor", { type: distributor }],
  ["carburetor", { type: carburettor }],
  // one word or two
  ["waterpump", { type: waterPump }],
  ["taillight", { type: tailLight }],
  ["tail light", { type: tailLight }],
  ["tailight", { type: tailLight }],
  ["head light", { type: headlight }],
  ["wind screen", { type: windscreen }],
  ["land cruiser water pump", { type: waterPump, car: { make: "Toyota" } }],
  ["mx5 extractors", { type: extractors, car: { model: "MX-5" } }],
  ["rx7 radiator", { type: /radiator$/i, car: { model: "RX-7" } }],
  // the trade's other words
  ["hood", { type: bonnet }],
  ["trunk lid", { type: /^Boot lid$/ }],
  ["trunk", { type: /^Boot lid$/ }],
  ["fender", { type: guard }],
  ["mudguard", { type: guard }],
  ["front wing", { type: guard }],
  ["blinkers", { type: indicator }],
  ["turn signal", { type: indicator }],
  ["windshield", { type: windscreen }],
  ["carby", { type: carburettor }],
  ["shockers", { type: shockAbsorber }],
  ["rocker panel", { type: sill }],
  ["donk", { type: engine }],
  ["headers", { type: extractors }],
  ["dizzy", { type: distributor }],
  ["dizzy cap", { type: /^Distributor cap and rotor kit$/ }],
  ["gearbox", { type: /^Gearbox rebuild kit$/ }],
  ["tranny", { type: /transmission/i }],
  ["mag wheels", { type: wheel }],
  ["handbrake cable", { type: /^Park brake cable$/ }],
  ["valve cover gasket", { type: /^Rocker cover gasket$/ }],
  ["a/c", { type: /air conditioning/i }],
  ["brake line", { type: /^Brake hose set$/ }],
  ["petrol tank", { type: /^Fuel tank$/ }],
  ["chevy brake pads", { type: /^Brake pad set$/, car: { make: "Chevrolet" } }],
  ["datto radiator hose", { type: /^Radiator hose$/, car: { make: "Datsun" } }],
  ["hq utility tailgate", { type: /^Tailgate$/, car: { series: "HQ" } }],
  // a part by its plain name, before whatever goes with it
  ["bonnet", { type: bonnet }],
  ["guard", { type: guard }],
  ["engine", { type: engine }],
  ["wheel", { type: wheel }],
  ["mirror", { type: /mirror$/ }],
  ["brake pads", { type: /^Brake pad set$/ }],
  ["bumper", { type: /bumper/i }],
  ["radiator", { type: /radiator$/i }],
  ["radiator cap", { type: /^Radiator cap$/ }],
  ["distributor cap", { type: /^Distributor cap and rotor kit$/ }],
  ["monaro badge", { type: /badge$/ }],
  // the right part for another car, when there is none for this one
  ["vk commodore headlight", { type: headlight, car: { model: "Commodore" } }],
  ["hq v8 extractors", { type: extractors }],
];

const looked = 3;

it.each(expectations)("%j finds the right parts first", async (typed, wanted) => {
  const inCatalogue = products.filter((product) => isWanted(product, wanted)).length;
  expect(inCatalogue, "the catalogue has such a part").toBeGreaterThan(0);
  const first = (await found(typed)).slice(0, Math.min(looked, inCatalogue));
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter((product) => !isWanted(product, wanted)).map(({ title }) => title)).toEqual([]);
});

describe("what the words were taken for", () => {
  const understood = async (q: string) => {
    const list = await search.products(productListInputSchema.parse({ q }));
    return { ...list, chips: list.understanding.words.map(({ kind, label, textWithout }) => [kind, label, textWithout]) };
  };

  it("is told word by word, each with the search without it", async () => {
    const { chips, understanding } = await understood("hq monaro waterpump");
    expect(chips).toEqual([
      ["series", "HQ", "monaro waterpump"],
      ["model", "Monaro", "hq waterpump"],
      ["part", "Water pump", "hq monaro"],
    ]);
    expect(understanding.car).toBe("Holden HQ Monaro");
  });

  it("leaves out a word that nothing meets, and names it", async () => {
    const { understanding, total } = await understood("water pump quuxville");
    expect(understanding.dropped).toEqual(["quuxville"]);
    expect(total).toBeGreaterThan(0);
  });

  it("keeps the car where there is no such part for it, and says which part is missing", async () => {
    const { understanding, products: cards } = await understood("xy gt bonnet");
    expect(understanding).toMatchObject({ missingPart: "bonnet", car: "Ford XY GT", dropped: ["bonnet"] });
    const listed = cards.flatMap(({ handle }) => catalogue.productByHandle(handle) ?? []);
    expect(listed.some((product) => isFor(product, { series: "XY" }))).toBe(true);
    expect(
      listed.filter((product) => !isWanted(product, { type: bonnet, car: { model: "Falcon" } }) && !isFor(product, { series: "XY" })),
    ).toEqual([]);
    expect(listed.some((product) => isWanted(product, { type: bonnet, car: { model: "Falcon" } }))).toBe(true);
  });

  it("stays the same whatever filters are put upon it", async () => {
    const list = await search.products(productListInputSchema.parse({ q: "hq water pump", vendor: "Nobody" }));
    expect(list.total).toBe(0);
    expect(list.understanding).toMatchObject({ dropped: [], missingPart: null });
  });

  it("decides the suggestions too: the car's own parts, and what is called like the text before what holds it", async () => {
    const { products: cards } = await search.suggestions("hq water pu", undefined);
    expect(cards.length).toBeGreaterThan(0);
    const suggested = cards.flatMap(({ handle }) => catalogue.productByHandle(handle) ?? []);
    expect(suggested.filter((product) => !isFor(product, { series: "HQ" })).map(({ title }) => title)).toEqual([]);
    expect((await search.suggestions("radiator", undefined)).categories[0]?.label).toBe("Radiators");
  });

  it("offers the look-up for a number of a car, and keeps a VIN to itself", async () => {
    expect((await understood("KEV 328")).lookUp).toEqual({
      kind: "plate",
      value: "KEV328",
      states: expect.arrayContaining(["NSW", "VIC"]),
    });
    const vin = await understood("6H8ZX28Y02L625703");
    expect(vin.lookUp).toEqual({ kind: "vin", value: "6H8ZX28Y02L625703", states: [] });
    expect(vin.total).toBe(0);
  });
});

describe("a part number", () => {
  const spellings = (number: string) => [
    number,
    number.toLowerCase(),
    number.replace(/[^a-z0-9]/gi, ""),
    number.replace(/[^a-z0-9]/gi, " ").toLowerCase(),
    number.replace(/[^a-z0-9]/gi, "."),
    number.replace(/[^a-z0-9]/gi, "/"),
    number.replace(/([a-z])(?=\d)/gi, "$1-"),
  ];

  it.each(["numberWithDash", "numberWithDot", "numberWithSpace", "numberWithSlash", "numberWithLetterO", "numberWithDigitZero"] as const)(
    "is found first however it is written: %s",
    async (name) => {
      const product = catalogue.productByHandle(stressCases[name]);
      const firsts = await Promise.all(spellings(product?.partNumber ?? "").map(async (typed) => (await found(typed))[0]?.handle));
      expect(new Set(firsts)).toEqual(new Set([product?.handle]));
    },
  );

  it("of the maker, or one that the part replaces, leads to it", async () => {
    const withNumbers = products.filter(({ otherNumbers, replacesNumbers }) => otherNumbers.length + replacesNumbers.length > 0);
    const sample = withNumbers.filter((_, at) => at % Math.ceil(withNumbers.length / 20) === 0);
    expect(sample.length).toBeGreaterThan(5);
    const numbers = sample.flatMap(({ otherNumbers, replacesNumbers }) => [...otherNumbers, ...replacesNumbers].slice(0, 1));
    const leadsTo = await Promise.all(
      numbers.map(async (number) => {
        const [first] = await found(number.replace(/[^a-z0-9]/gi, "").toLowerCase());
        return [...(first?.otherNumbers ?? []), ...(first?.replacesNumbers ?? []), first?.partNumber].includes(number);
      }),
    );
    expect(numbers.filter((_, at) => !leadsTo[at])).toEqual([]);
  });

  it("leads to its own product, for one product in forty of the shop", async () => {
    const numbers = products.filter((_, at) => at % 40 === 0).map(({ partNumber }) => partNumber);
    const firsts = await Promise.all(numbers.map(async (number) => (await found(number.toLowerCase().replace("-", "")))[0]?.partNumber));
    expect(firsts).toEqual(numbers);
  });
});
