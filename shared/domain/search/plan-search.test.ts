import { describe, expect, it, test } from "vitest";
import { planSearch, type SearchAttempt, withSection } from "./plan-search.ts";
import type { UnderstoodQuery, UnderstoodWord, WordKind } from "./understand-query.ts";
import type { NamedVehicle } from "./vehicle-names.ts";

const car = (vehicleId: string, make = "Holden", model = "Monaro"): NamedVehicle => ({
  vehicleId,
  make,
  model,
  series: "HQ",
  submodel: "GTS",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: ["coupe"],
  engines: ["253 V8"],
});
const monaro = car("1");
const kingswood = car("2", "Holden", "Kingswood");
const falcon = car("3", "Ford", "Falcon");
const manyCars = (count: number) => Array.from({ length: count }, (_, at) => car(String(at)));

const word = (kind: WordKind, typed: string, label = typed): UnderstoodWord => ({ kind, typed, label });
const hq = word("series", "hq", "HQ");
const pump = word("part", "waterpump", "water pump");

function query(words: UnderstoodWord[], vehicles: NamedVehicle[] | null, more: Partial<UnderstoodQuery> = {}): UnderstoodQuery {
  const parts = words.filter(({ kind }) => kind === "part").map(({ label }) => label);
  const widerVehicles = { ofAnyYear: vehicles, byName: vehicles };
  return { words, vehicles, widerVehicles, parts, isPartNamed: parts.length > 0, ...more };
}
const planOf = (...asked: Parameters<typeof query>) => planSearch(query(...asked));
const firstOf = (...asked: Parameters<typeof query>): Partial<SearchAttempt> => planOf(...asked)[0] ?? {};
const facetsOf = ({ boosts = [] }: Partial<SearchAttempt>) => boosts.map(({ facet, values }) => [facet, values]);

describe("the words that are searched for", () => {
  it.each<[WordKind, string, string, string]>([
    ["part", "waterpump", "water pump", "water pump"],
    ["engine", "253ci", "253", "253"],
    ["side", "lhs", "left hand", "left hand"],
    ["position", "back", "rear", "rear"],
    ["other", "brolgga", "brolga", "brolga"],
    ["size", "20W50", "20w50", "20W50"],
    ["make", "holdens", "Holden", "holdens"],
    ["model", "monnaro", "Monaro", "monnaro"],
  ])("a %s typed as %j and called %j: %j", (kind, typed, label, searched) => {
    expect(firstOf([word(kind, typed, label)], null).text).toBe(searched);
  });

  it("stand apart, in the order in which they were typed", () => {
    expect(firstOf([word("side", "lh", "left hand"), word("position", "front"), word("part", "guard")], null).text).toBe(
      "left hand front guard",
    );
  });

  it("end with no engine, for an index takes the last word for the beginning of one: of a 202 that would be 2020", () => {
    expect(firstOf([pump, word("engine", "202")], null).text).toBe("202 water pump");
  });

  it("leave out the car's names where its number says more, and keep its engine", () => {
    const words = [word("year", "1972"), hq, word("model", "monaro", "Monaro"), word("engine", "253"), pump];
    expect(firstOf(words, [monaro]).text).toBe("253 water pump");
  });

  it("keep a year that names no car, for it may be printed on the part", () => {
    expect(firstOf([word("year", "1972"), word("other", "calendar")], null)).toMatchObject({ text: "1972 calendar", cars: null });
  });
});

describe("the cars that a search is limited to", () => {
  const make = word("make", "holden", "Holden");

  it("are all of a make that is named alone, whatever part is wanted", () => {
    expect(firstOf([make, pump], [monaro, kingswood]).cars).toEqual({ makes: ["Holden"] });
    expect(firstOf([make, hq, pump], [monaro, kingswood]).cars).toEqual({ vehicleIds: ["1", "2"] });
  });

  it("are named one by one up to 200, and by their models beyond", () => {
    expect(firstOf([hq], manyCars(200)).cars).toMatchObject({ vehicleIds: manyCars(200).map(({ vehicleId }) => vehicleId) });
    expect(firstOf([hq], [...manyCars(200), falcon]).cars).toEqual({ models: ["Holden Monaro", "Ford Falcon"] });
  });
});

describe("what stands first among what is found", () => {
  it("is the part that was named, by any of the names that may be meant", () => {
    const parts = ["transmission", "gearbox"];
    expect(facetsOf(firstOf([word("part", "gearbox")], null, { parts }))).toEqual([["part_name", parts]]);
  });

  it("is the size that was named, as labels write it", () => {
    const shirt = [word("other", "mens"), word("part", "t shirt"), word("size", "xl")];
    expect(facetsOf(firstOf(shirt, null))).toEqual([
      ["part_name", ["t shirt"]],
      ["size", ["XL"]],
    ]);
  });

  it("is nothing where no part, size or body was named", () => {
    expect(facetsOf(firstOf([hq], [monaro]))).toEqual([]);
    expect(facetsOf(firstOf([word("other", "brolga")], null))).toEqual([]);
  });

  it("is what stands in the part's own section, too, after the part itself", () => {
    const [attempt] = planOf([hq, pump], [monaro]);
    if (attempt === undefined) throw new Error("there is always a way to ask");
    const inSection = withSection(attempt, "cooling");
    expect(facetsOf(inSection)).toEqual([
      ["part_name", ["water pump"]],
      ["collections", ["cooling"]],
    ]);
    const [part, section] = inSection.boosts;
    expect(part?.score).toBeGreaterThan(section?.score ?? Infinity);
    expect({ ...inSection, boosts: attempt.boosts }).toEqual(attempt);
  });
});

describe("a search that finds nothing as it was asked", () => {
  it("gives up its size, then unknown words, then where the part sits, and its car last", () => {
    const words = [word("size", "5l"), word("other", "quux"), word("side", "lh", "left hand"), word("part", "guard"), hq];
    expect(planOf(words, [monaro]).map(({ dropped }) => dropped)).toEqual([
      [],
      ["5l"],
      ["5l", "quux"],
      ["5l", "quux", "lh"],
      ["hq"],
      ["5l", "quux", "lh", "hq"],
      ["5l", "quux", "lh", "guard"],
      ["5l", "quux", "lh", "guard"],
      ["5l", "quux", "lh", "guard", "hq"],
    ]);
  });

  it("looks among the same cars until it gives up the year or the trim, and then among all that have the name", () => {
    const words = [word("other", "quux"), word("year", "1972"), word("trim", "gts", "GTS"), hq, pump];
    const attempts = planOf(words, [monaro], {
      widerVehicles: { ofAnyYear: [monaro, kingswood], byName: [monaro, kingswood, falcon] },
    });
    expect(attempts.slice(0, 4).map(({ cars }) => cars)).toEqual([
      { vehicleIds: ["1"] },
      { vehicleIds: ["1"] },
      { vehicleIds: ["1", "2"] },
      { vehicleIds: ["1", "2", "3"] },
    ]);
  });

  it("asks once for the car alone where only unknown words stand beside it, and for no other car's parts", () => {
    expect(planOf([hq, word("other", "quux")], [monaro])).toMatchObject([
      { text: "quux", orParts: [], dropped: [] },
      { text: "", cars: { vehicleIds: ["1"] }, orParts: [], dropped: ["quux"] },
      { text: "", cars: { makes: ["Holden"] }, orParts: [], dropped: ["hq", "quux"] },
    ]);
  });

  it("looks at last for parts of the make, for of some cars there are none", () => {
    const make = word("make", "holden", "Holden");
    expect(planOf([make, hq], [monaro]).at(-1)).toMatchObject({ cars: { makes: ["Holden"] }, dropped: ["hq"] });
    expect(planOf([make], [monaro, kingswood])).toHaveLength(2);
  });

  it("looks for what is for no car in particular before it looks for the part of other cars: with its other words, then by its name", () => {
    const shirt = [word("make", "ford", "Ford"), word("part", "t shirt"), word("size", "xl")];
    const attempts = planOf(shirt, [falcon]);
    const ofAnyCar = attempts.filter(({ cars }) => cars !== null && "isForAnyCar" in cars);
    expect(ofAnyCar).toMatchObject([
      { text: "t shirt xl", mustFind: ["t shirt"], dropped: ["ford"] },
      { text: "t shirt", mustFind: ["t shirt"], dropped: ["ford", "xl"] },
    ]);
    expect(attempts.findIndex(({ orParts }) => orParts.length > 0)).toBe(attempts.findIndex((each) => each === ofAnyCar[1]) + 1);
  });

  it("without a car keeps its engine before the part: what goes with a part for this engine is of more use than the part for another", () => {
    expect(planOf([word("engine", "265"), word("part", "carby", "carburettor")], null)).toMatchObject([
      { text: "265 carburettor", mustFind: ["carburettor"], dropped: [] },
      { text: "265 carburettor", mustFind: [], dropped: [] },
      { text: "carburettor", mustFind: ["carburettor"], dropped: ["265"] },
    ]);
  });

  it("asks no more where no car is named: other parts would be of no use", () => {
    expect(planOf([word("other", "quux"), pump], null).map(({ text }) => text)).toEqual(["quux water pump", "water pump"]);
    expect(planOf([word("other", "quux")], null)).toHaveLength(1);
  });

  it("must find the part itself as long as it asks for it, and may find anything where it doesn't", () => {
    const attempts = planOf([hq, word("other", "quux"), pump], [monaro]);
    expect(attempts.map(({ mustFind }) => mustFind)).toEqual([["water pump"], ["water pump"], ["water pump"], ["water pump"], [], [], []]);
    expect(firstOf([hq], [monaro]).mustFind).toEqual([]);
    const maybe = { parts: ["guard badge", "bonnet badge"], isPartNamed: false };
    expect(firstOf([word("part", "badge")], null, maybe).mustFind).toEqual([]);
  });
});

describe("where nothing of the part fits the car", () => {
  const nearestOf = (vehicles: NamedVehicle[]) =>
    planOf([hq, word("other", "quux"), pump], vehicles).find(({ orParts }) => orParts.length > 0);

  it("shows the part for the car's models and makes, each named once, and whatever else fits the car", () => {
    const nearest = nearestOf([monaro, { ...monaro, vehicleId: "7" }, kingswood, falcon]);
    expect(nearest).toMatchObject({ text: "", mustFind: [], orParts: ["water pump"], dropped: ["quux", "waterpump"] });
    expect(facetsOf(nearest ?? {})).toEqual([
      ["vehicle_ids", ["1", "7", "2", "3"]],
      ["part_name", ["water pump"]],
      ["car_models", ["Holden Monaro", "Holden Kingswood", "Ford Falcon"]],
      ["car_makes", ["Holden", "Ford"]],
      ["is_universal", ["true"]],
    ]);
  });

  it("puts the part for another car of the model before the car's other parts, and a nearer relation's before a farther one's", () => {
    const [own = 0, part = 0, model = 0, make = 0] = nearestOf([monaro])?.boosts.map(({ score }) => score) ?? [];
    expect(part).toBeGreaterThan(own);
    expect(model).toBeGreaterThan(make);
    expect(make).toBeGreaterThan(0);
  });

  it("puts the part that fits any car after the car's own of the section, and before its others", () => {
    const nearest = nearestOf([monaro]);
    if (nearest === undefined) throw new Error("a car and a part were named");
    const { boosts } = withSection(nearest, "cooling");
    const score = (name: string) => boosts.find(({ facet }) => facet === name)?.score ?? 0;
    const own = score("vehicle_ids") + score("car_models") + score("car_makes");
    const ofAnyCar = score("part_name") + score("is_universal") + score("collections");
    expect(ofAnyCar).toBeGreaterThan(own);
    expect(ofAnyCar).toBeLessThan(own + score("collections"));
  });

  it("lifts no more cars than a search may name", () => {
    const boosts = nearestOf(manyCars(201))?.boosts ?? [];
    expect(boosts.find(({ facet }) => facet === "vehicle_ids")?.values).toHaveLength(200);
  });
});

test("every way to ask says which of the words it leaves out, so that the shopper is told", () => {
  const words = [word("other", "quux"), hq, pump];
  const isOfOtherCars = (cars: SearchAttempt["cars"]) => cars !== null && ("isForAnyCar" in cars || "makes" in cars);
  for (const { text, dropped, cars } of planOf(words, [monaro])) {
    expect(dropped.includes("quux")).toBe(!text.includes("quux"));
    expect(dropped.includes("waterpump")).toBe(!text.includes("water pump"));
    expect(dropped.includes("hq")).toBe(isOfOtherCars(cars));
  }
});
