import { describe, expect, it } from "vitest";
import type { NamedVehicle } from "./vehicle-names.ts";
import { planSearch } from "./plan-search.ts";
import { createVocabulary, understandQuery, withoutWord } from "./understand-query.ts";

const car = (
  vehicleId: string,
  make: string,
  model: string,
  series: string,
  submodel: string,
  years: [number, number],
  engines: string[],
): NamedVehicle => ({
  vehicleId,
  make,
  model,
  series,
  submodel,
  yearFrom: years[0],
  yearTo: years[1],
  bodyStyles: model === "Monaro" ? ["coupe"] : ["sedan", "ute"],
  engines,
});

const vocabulary = createVocabulary(
  [
    car("1", "Holden", "Monaro", "HQ", "GTS", [1971, 1974], ["253 V8", "308 V8"]),
    car("2", "Holden", "Kingswood", "HQ", "Kingswood", [1971, 1974], ["red 202 I6", "253 V8"]),
    car("3", "Holden", "Torana", "LH", "SL/R", [1974, 1976], ["red 202 I6"]),
    car("4", "Ford", "Falcon", "XY", "GT", [1970, 1972], ["351C V8"]),
    car("5", "Ford", "Falcon", "XW", "500", [1969, 1970], ["302 V8"]),
    car("6", "Ford", "Falcon", "XL", "Deluxe", [1962, 1964], ["170 I6"]),
    car("7", "Datsun", "1600", "510", "Deluxe", [1968, 1972], ["1600 I4"]),
    car("8", "Mazda", "RX-7", "Series 4 FC", "Turbo", [1986, 1989], ["13B rotary"]),
  ],
  [
    "water pump",
    "brake pad",
    "bonnet",
    "bonnet hinge",
    "guard",
    "door seal",
    "guard badge",
    "bonnet badge",
    "t shirt",
    "radiator",
    "radiator hose",
    "windscreen",
    "distributor",
    "distributor cap and rotor",
    "clutch",
    "clutch slave cylinder",
    "brake master cylinder",
    "steering box",
    "battery",
    "automatic transmission",
  ],
  ["Brolga Brakes"],
);
const understand = (text: string) => understandQuery(text, vocabulary);
const said = (text: string) => understand(text).words.map(({ kind, label }) => `${kind} ${label}`);
const ids = (text: string) => understand(text).vehicles?.map(({ vehicleId }) => vehicleId) ?? null;

describe("the words of a query", () => {
  it.each([
    ["1972 hq monaro 253 water pump", ["year 1972", "series HQ", "model Monaro", "engine 253", "part water pump"]],
    ["break pads", ["part brake pad"]],
    ["waterpump", ["part water pump"]],
    ["wind screen", ["part windscreen"]],
    ["lh front guard hq", ["side left hand", "position front", "part guard", "series HQ"]],
    ["passenger side guard", ["side left hand", "part guard"]],
    ["radiator hose", ["part radiator hose"]],
    ["dizzy cap", ["part distributor cap and rotor"]],
    ["monarro bonet", ["model Monaro", "part bonnet"]],
    ["rx7 bonnet", ["model RX-7", "part bonnet"]],
    ["mens t shirt xl", ["other mens", "part t shirt", "size xl"]],
    ["hq badge", ["series HQ", "part badge"]],
    ["brolga quux", ["other brolga", "other quux"]],
    ["a part for my hq", ["series HQ"]],
    ["constructor bonnet", ["other constructor", "part bonnet"]],
  ])("%j", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it("name the cars that all of them can mean", () => {
    expect(ids("hq")).toEqual(["1", "2"]);
    expect(ids("hq monaro")).toEqual(["1"]);
    expect(ids("1972 hq 202")).toEqual(["2"]);
    expect(ids("hq coupe bonnet")).toEqual(["1"]);
    expect(ids("water pump")).toBeNull();
  });

  it("that are a name only beside another are not taken for one alone", () => {
    expect(ids("lh torana bonnet")).toEqual(["3"]);
    expect(said("lh torana bonnet")).toContain("series LH");
    expect(said("1600 water pump")).toContain("engine 1600");
    expect(ids("datsun 1600 water pump")).toEqual(["7"]);
    expect(ids("gt badge")).toBeNull();
  });

  it.each([
    ["clutch master cylinder", ["other clutch", "other master", "part cylinder"]],
    ["hq clutch master cylinder", ["series HQ", "other clutch", "other master", "part cylinder"]],
    ["master cylinder", ["part master", "part cylinder"]],
    ["clutch", ["part clutch"]],
    ["fuse box", ["other fuse", "other box"]],
    ["battery tray", ["part battery", "other tray"]],
    ["radiator cover", ["part radiator", "other cover"]],
    ["box", ["part box"]],
  ])("%j names what its last words are, where no part is called so", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it("are as much the slave's cylinder as the brakes', where a clutch has no master cylinder", () => {
    expect(understand("clutch master cylinder").parts).toEqual(["clutch slave cylinder", "brake master cylinder"]);
  });

  it("can each be taken back", () => {
    const { words } = understand("hq  monaro bonnet");
    expect(words.map((word) => withoutWord(words, word))).toEqual(["monaro bonnet", "hq bonnet", "hq monaro"]);
  });
});

describe("the plan of a search", () => {
  const plan = (text: string) => planSearch(understand(text));

  it("limits to the cars, asks for the part by its name, and lifts it", () => {
    expect(plan("hq waterpump")[0]).toMatchObject({
      text: "water pump",
      cars: { vehicleIds: ["1", "2"] },
      mustFind: ["water pump"],
      boosts: [{ facet: "part_name", values: ["water pump"] }],
      dropped: [],
    });
    expect(plan("ford bonnet")[0]?.cars).toEqual({ makes: ["Ford"] });
  });

  it("lifts what is made for the body that was named, for one part of its kind is of little use in another body", () => {
    expect(plan("kingswood sedan bonnet")[0]).toMatchObject({
      cars: { vehicleIds: ["2"] },
      boosts: [{ facet: "part_name" }, { facet: "bodies", values: ["sedan"] }],
    });
    expect(plan("kingswood bonnet")[0]?.boosts).toHaveLength(1);
  });

  it("gives up unknown words first and the car last, and says what it gave up", () => {
    expect(plan("quux front guard xy gt").map(({ dropped }) => dropped)).toEqual([
      [],
      ["quux"],
      ["quux", "front"],
      ["quux", "front", "gt"],
      ["xy", "gt"],
      ["quux", "front", "xy", "gt"],
      ["quux", "front", "guard"],
      ["quux", "front", "guard"],
      ["quux", "front", "guard", "xy", "gt"],
    ]);
  });

  it("shows the part of the car's relations before the car's other parts, however many of those there are", () => {
    const boosts = plan("xy gt bonnet").find(({ orParts }) => orParts.length > 0)?.boosts ?? [];
    const scoreOf = (facet: string) => boosts.find((boost) => boost.facet === facet)?.score ?? 0;
    expect(scoreOf("part_name")).toBeGreaterThan(scoreOf("vehicle_ids"));
  });

  it("looks at the end for what fits the car, and for the part of its relations", () => {
    expect(plan("xy gt bonnet").find(({ orParts }) => orParts.length > 0)).toMatchObject({
      text: "",
      cars: { vehicleIds: ["4"] },
      orParts: ["bonnet"],
      boosts: [
        { facet: "vehicle_ids" },
        { facet: "part_name" },
        { facet: "car_models", values: ["Ford Falcon"] },
        { facet: "car_makes" },
        { facet: "is_universal" },
      ],
    });
  });
});

it("reads twice as many words with about twice the work, however few of them name anything", () => {
  const wordsAsked = (count: number) => {
    let asked = 0;
    const holding = (words: readonly string[]) => {
      asked += words.length;
      return vocabulary.parts.holding(words);
    };
    understandQuery("ab ".repeat(count), { ...vocabulary, parts: { ...vocabulary.parts, holding } });
    return asked;
  };
  expect(wordsAsked(80)).toBeLessThan(3 * wordsAsked(40));
});
