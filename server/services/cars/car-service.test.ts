import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaCars } from "#server/vendors/algolia/vehicles/create-algolia-cars.ts";
import { carMakeSchema, carMakesSchema, carSchema } from "#shared/contract/catalogue/car.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import type { CountParts } from "./count-parts.ts";
import { type CarIndexPort, type CarService, createCarService } from "./car-service.ts";

const { vehicles } = readSeedTables("sandbox/data", "Rares");
const areas = [{ area: "rear" as const, title: "Rear", categories: ["boot", "tail-lights"] }];
const guide = {
  intro: "",
  stories: [],
  wear: [
    {
      id: "1",
      area: "panel" as const,
      wears: "Sills",
      check: "",
      job: "",
      difficulty: 4,
      article: null,
      productTypes: ["Outer sill", "Door"],
    },
  ],
};
const figures = [{ kind: "torque" as const, name: "Cylinder head bolts", value: "88 Nm (65 lb-ft)", note: "" }];
const cards = [
  { title: "Small-block", makes: ["Holden", "Chevrolet"], engines: ["327 V8", "350 V8"], figures },
  { title: "Holden V8", makes: ["Holden"], engines: ["253 V8", "308 V8"], figures },
  { title: "Ford’s", makes: ["Ford"], engines: ["350 V8"], figures },
];
const counted = {
  total: 12,
  listed: 7,
  groups: [5],
  departments: [{ title: "Brakes", url: "/parts/brakes", count: 3 }],
  types: { "Outer sill": 2 },
};

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let service: CarService;

type ServiceOptions = { countParts?: CountParts; index?: CarIndexPort };

function createService({ countParts = () => Promise.resolve(counted), index }: ServiceOptions = {}): CarService {
  return createCarService({
    index: index ?? createAlgoliaCars(vendors.algoliaSearch, "http://shop.test"),
    now: () => new Date("2031-12-31T14:00:00Z"),
    cache: uncached,
    content: {
      vehicleAreas: async () => areas,
      vehicleGuide: async (slug) => (slug === "holden/hq-monaro" ? guide : null),
      carCards: async () => cards,
    },
    countParts,
  });
}

beforeAll(async () => {
  const catalogue = { ...testCatalogue([]), vehicles };
  vendors = await startVehicleVendors(catalogue);
  service = createService();
});
afterAll(() => vendors.close());

const monaro = { make: "holden", name: "hq-monaro" };

describe("pages about cars", () => {
  it("there is one for every vehicle of the catalogue, and no two cars share one", async () => {
    const pages = await service.pages();
    const urls = new Set(pages.map(({ url }) => url));
    expect(urls.size).toBe(pages.length);
    const names = new Map(vehicles.map((vehicle) => [carUrl(vehicle), `${vehicle.make}|${vehicle.model}|${vehicle.series}`]));
    expect(names.size).toBe(new Set(vehicles.map(({ make, model, series }) => `${make}|${model}|${series}`)).size);
    expect(vehicles.filter((vehicle) => !urls.has(carUrl(vehicle)))).toEqual([]);
    const makes = carMakesSchema.parse(await service.makes());
    expect(pages).toHaveLength(names.size + makes.length);
    expect(makes.reduce((sum, { carCount }) => sum + carCount, 0)).toBe(names.size);
  });

  it("tell what the car is, what it looks like, what fits it and where, and what wears", async () => {
    const car = carSchema.parse(await service.car(monaro));
    expect(car).toMatchObject({
      label: "Holden HQ Monaro",
      url: "/vehicles/holden/hq-monaro",
      yearFrom: 1971,
      yearTo: 1974,
      isFound: true,
    });
    expect(car.picture?.url).toMatch(/\/cars\/holden-monaro-hq-coupe\/side\//);
    expect(car.marks?.frontAxle).toBeLessThan(car.marks?.rearAxle ?? 0);
    const list = `/vehicles/${car.vehicle.vehicleId}/holden-hq-monaro`;
    expect(car.parts).toEqual({
      url: list,
      total: 12,
      listed: 7,
      areas: [{ area: "rear", title: "Rear", count: 5, url: `${list}?category=boot&category=tail-lights` }],
      departments: [{ title: "Brakes", count: 3, url: `${list}/brakes` }],
    });
    expect(car.wear[0]?.parts).toEqual([
      { name: "Outer sill", count: 2, url: `${list}?product_type=Outer+sill` },
      { name: "Door", count: 0, url: `${list}?product_type=Door` },
    ]);
    expect(car.others.map(({ label }) => label)).toContain("Holden HJ Monaro");
  });

  it("of makes have all of their cars, and unknown makes and cars have no page", async () => {
    const made = carMakeSchema.parse(await service.make("holden"));
    expect(made.cars.map(({ url }) => url)).toContain("/vehicles/holden/hq-monaro");
    await expect(service.make("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const make of ["nobody", "holden"]) await expect(service.car({ make, name: "x" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the choices of a car", () => {
  it("lead to the vehicle that has all of them", async () => {
    const car = await service.car({ ...monaro, submodel: "GTS", year: "1973", engine: "253 V8" });
    expect(car.vehicle.submodel).toBe("GTS");
    expect(car.chosen).toEqual({ submodel: "GTS", year: 1973, engine: "253 V8", body: null });
    expect(car.isFound).toBe(true);
  });

  it("go up to the shop's own year where the car is still sold, and to its last where it isn't", async () => {
    const all = await createAlgoliaCars(vendors.algoliaSearch, "http://shop.test").all();
    const hq = all.filter(({ model, series }) => model === "Monaro" && series === "HQ").slice(0, 1);
    const sold = createService({ index: { all: async () => hq.map((vehicle) => Object.assign(vehicle, { yearTo: null })) } });
    expect([(await sold.car(monaro)).lastYear, (await service.car(monaro)).lastYear]).toEqual([2032, 1974]);
  });

  it("that nobody could have made are none", async () => {
    const car = await service.car({ ...monaro, submodel: "Brock", year: "1999", engine: "<script>" });
    expect(car.chosen).toEqual({ submodel: null, year: null, engine: null, body: null });
    expect(car.isFound).toBe(true);
  });

  it("count the answers of the shopper's own car, and of no other", async () => {
    const asked: (string | undefined)[] = [];
    const own = createService({ countParts: async (_vehicle, answers) => (asked.push(answers), counted) });
    const { vehicle } = await own.car({ ...monaro, vehicleId: "1", answers: "engine:253 V8" });
    await own.car({ ...monaro, vehicleId: vehicle.vehicleId, answers: "engine:253 V8" });
    expect(asked).toEqual([undefined, "engine:253 V8"]);
  });
});

it("a car is told of while the search can't count its parts", async () => {
  const failing = createService({ countParts: () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "slow")) });
  expect(await failing.car(monaro)).toMatchObject({ parts: null, label: "Holden HQ Monaro" });
});

describe("the card of a car's figures", () => {
  it("has those of every engine that the car came with, and of no other make's", async () => {
    const { label, url, engine, engines, known } = await service.card({ vehicleId: "64" });
    expect([label, url, engine]).toEqual(["Holden HQ Monaro", "/vehicles/holden/hq-monaro", null]);
    expect(engines.map(({ title, engines: own }) => [title, own])).toEqual([
      ["Small-block", ["350 V8"]],
      ["Holden V8", ["253 V8", "308 V8"]],
    ]);
    expect(known).toEqual(["Small-block", "Holden V8", "Ford’s"]);
  });

  it("has those of the one engine that its owner named", async () => {
    const { engine, engines } = await service.card({ vehicleId: "64", answers: "engine:253 V8" });
    expect(engine).toBe("253 V8");
    expect(engines.map(({ title, engines: own }) => [title, own])).toEqual([["Holden V8", ["253 V8"]]]);
  });

  it("is empty where nobody knows, and none is there for a vehicle that isn't", async () => {
    expect((await service.card({ vehicleId: "64", answers: "engine:red 202 I6" })).engines).toEqual([]);
    await expect(service.card({ vehicleId: "999999" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
