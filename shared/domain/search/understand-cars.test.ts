import { describe, expect, it, test } from "vitest";
import { createVocabulary, understandQuery, withoutWord } from "./understand-query.ts";
import type { NamedVehicle } from "./vehicle-names.ts";

type Years = [number, number | null];
const car = (
  vehicleId: string,
  [make, model, series, submodel]: [string, string, string, string],
  [yearFrom, yearTo]: Years,
  engine: string,
  bodyStyles = ["sedan"],
): NamedVehicle => ({ vehicleId, make, model, series, submodel, yearFrom, yearTo, bodyStyles, engines: [engine] });

const vocabulary = createVocabulary(
  [
    car("hq-gts", ["Holden", "Monaro", "HQ", "GTS"], [1971, 1974], "253 V8", ["coupe"]),
    car("hq-kingswood", ["Holden", "Kingswood", "HQ", "Kingswood"], [1971, 1974], "red 202 I6"),
    car("lj", ["Holden", "Torana", "LJ", "GTR"], [1972, 1974], "red 202 I6"),
    car("lh-lx", ["Holden", "Torana", "LH/LX", "SL/R"], [1974, 1978], "253 V8"),
    car("xy-gt", ["Ford", "Falcon", "XY", "GT"], [1970, 1972], "351C V8"),
    car("xw", ["Ford", "Falcon", "XW", "500"], [1969, 1970], "302 V8"),
    car("xl", ["Ford", "Falcon", "XL", "Deluxe"], [1962, 1964], "170 I6"),
    car("1600", ["Datsun", "1600", "510", "Deluxe"], [1968, 1972], "1600 I4"),
    car("180b", ["Datsun", "180B", "610", "SSS"], [1972, 1977], "1800 I4"),
    car("b110", ["Datsun", "1200", "B110", "Deluxe"], [1970, 1974], "1200 I4"),
    car("rx7", ["Mazda", "RX-7", "FC", "Infini"], [1986, 1991], "13B rotary"),
    car("78", ["Toyota", "LandCruiser", "VDJ78", "GXL"], [2007, null], "1VD V8"),
    car("60", ["Toyota", "LandCruiser", "HJ60", "Sahara"], [1980, 1990], "2H I6"),
  ],
  [
    "bonnet",
    "bonnet hinge",
    "guard",
    "guard badge",
    "gt stripe badge",
    "radiator",
    "radiator hose",
    "water pump",
    "monaro stripe kit",
    "footwell mat",
    "weld kit",
  ],
  ["Brolga Brakes"],
);
const understand = (text: string) => understandQuery(text, vocabulary);
const said = (text: string) => understand(text).words.map(({ kind, label }) => `${kind} ${label}`);
const idsOf = (vehicles: NamedVehicle[] | null) => vehicles?.map(({ vehicleId }) => vehicleId) ?? null;
const ids = (text: string) => idsOf(understand(text).vehicles);

describe("the year of a query", () => {
  it.each([
    ["1969 falcon", ["xw"]],
    ["1970 falcon", ["xy-gt", "xw"]],
    ["1972 falcon", ["xy-gt"]],
    ["1962 falcon", ["xl"]],
    ["1964 falcon", ["xl"]],
    ["2007 landcruiser", ["78"]],
    ["2024 landcruiser", ["78"]],
  ])("%j leaves the cars that were built then, the last year or still", (text, vehicles) => {
    expect(ids(text)).toEqual(vehicles);
  });

  it("that no such car was built in hides none of them", () => {
    expect(ids("1990 falcon")).toEqual(["xy-gt", "xw", "xl"]);
  });

  it.each([
    ["2005 bonnet", "year 2005"],
    ["2049 bonnet", "year 2049"],
    ["1939 bonnet", "other 1939"],
    ["2050 bonnet", "other 2050"],
    ["41972 bonnet", "other 41972"],
    ["19721 bonnet", "other 19721"],
  ])("is told from other numbers in %j", (text, word) => {
    expect(said(text)).toEqual([word, "part bonnet"]);
  });
});

describe("the wider search", () => {
  const wider = (text: string) => {
    const { ofAnyYear, byName } = understand(text).widerVehicles;
    return [idsOf(ofAnyYear), idsOf(byName)];
  };
  const bothHq = ["hq-gts", "hq-kingswood"];
  const falcons = ["xy-gt", "xw", "xl"];

  it.each([
    ["1970 falcon", [falcons, falcons]],
    ["hq 202", [bothHq, bothHq]],
    ["hq coupe", [["hq-gts"], bothHq]],
    ["hq gts", [["hq-gts"], bothHq]],
    ["water pump", [null, null]],
  ])("of %j goes without year and engine first, then by name alone", (text, vehicles) => {
    expect(wider(text)).toEqual(vehicles);
  });
});

describe("names that go together", () => {
  it.each([
    ["ford xy", ["xy-gt"]],
    ["ford gt", ["xy-gt"]],
    ["falcon gt bonnet", ["xy-gt"]],
    ["holden torana lj", ["lj"]],
  ])("%j mean only the cars that have all of them", (text, vehicles) => {
    expect(ids(text)).toEqual(vehicles);
  });

  it.each([
    ["datsun 1600", ["make Datsun", "model 1600"]],
    ["180b sss", ["model 180B", "trim SSS"]],
    ["rx7 infini", ["model RX-7", "trim Infini"]],
    ["ford gt", ["make Ford", "trim GT"]],
    ["falcon gt", ["model Falcon", "trim GT"]],
  ])("%j are each what they are beside the other", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it.each([
    ["monaro xy bonnet", ["model Monaro", "other xy", "part bonnet"]],
    ["monaro b110 bonnet", ["model Monaro", "other b110", "part bonnet"]],
    ["monaro 180b bonnet", ["model Monaro", "other 180b", "part bonnet"]],
    ["ford monaro bonnet", ["make Ford", "other monaro", "part bonnet"]],
  ])("%j: one that no such car has is searched for as a word, and keeps the cars of the others", (text, words) => {
    expect(said(text)).toEqual(words);
    expect(ids(text)).not.toEqual([]);
  });
});

describe("LH", () => {
  it("is a Torana among several Toranas", () => {
    expect(said("torana lh guard")).toEqual(["model Torana", "series LH", "part guard"]);
    expect(ids("torana lh guard")).toEqual(["lh-lx"]);
  });

  it("is the left hand of a car whose series was said", () => {
    expect(said("lx torana lh guard")).toEqual(["series LX", "model Torana", "side left hand", "part guard"]);
  });

  it("written out is a side of any car", () => {
    expect(said("monaro left guard")).toEqual(["model Monaro", "side left hand", "part guard"]);
    expect(ids("monaro left guard")).toEqual(["hq-gts"]);
  });
});

describe("sizes", () => {
  it.each([
    ["5l radiator", ["size 5l", "part radiator"]],
    ["7 inch radiator", ["size 7 inch", "part radiator"]],
    ["10 litres radiator", ["size 10 litres", "part radiator"]],
    ["10 20 mm radiator", ["other 10", "size 20 mm", "part radiator"]],
    ["quux litres radiator", ["other quux", "other litres", "part radiator"]],
    ["quux5 litres radiator", ["other quux5", "other litres", "part radiator"]],
    ["5quux litres radiator", ["other 5quux", "other litres", "part radiator"]],
  ])("%j: a number and its unit, and no unit without a number", (text, words) => {
    expect(said(text)).toEqual(words);
  });
});

describe("the part of a query", () => {
  it.each([
    ["guard bonnet hinge", ["other guard", "part bonnet hinge"]],
    ["bonnet hinge guard", ["other bonnet", "other hinge", "part guard"]],
    ["bonnet radiator", ["other bonnet", "part radiator"]],
    ["bonnet hq radiator", ["other bonnet", "series HQ", "part radiator"]],
    ["badge hq", ["part badge", "series HQ"]],
    ["hq badge monaro", ["series HQ", "part badge", "model Monaro"]],
    ["a badge for my hq", ["part badge", "series HQ"]],
    ["gt badge", ["part gt", "part badge"]],
  ])("%j is one, wherever it stands", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it("names no car, though a car's name stands in it", () => {
    expect(ids("monaro stripe kit")).toBeNull();
    expect(said("monaro stripe kit")).toEqual(["part monaro stripe kit"]);
  });

  it.each([
    ["radiator hoze", ["part radiator hose"]],
    ["foot well mat", ["part footwell mat"]],
  ])("%j is understood with a slip of four letters, and none is seen in half a word", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it.each([
    ["hq", false],
    ["quux", false],
    ["bonnet", true],
    ["hq badge", true],
  ])("is named in %j: %s", (text, isNamed) => {
    expect(understand(text).isPartNamed).toBe(isNamed);
  });

  it("may be one of twenty and no more", () => {
    const badges = createVocabulary(
      [],
      Array.from({ length: 25 }, (_, at) => `number ${at} badge`),
    );
    expect(understandQuery("badge", badges).parts).toHaveLength(20);
  });
});

test("a name of several words stays whole when another is taken back", () => {
  const { words } = understand("hq water pump");
  expect(words.map((word) => withoutWord(words, word))).toEqual(["water pump", "hq"]);
});

describe("what owners call their cars", () => {
  it.each([
    ["datto 1600 bonnet", ["make Datsun", "model 1600", "part bonnet"]],
    ["tory lj", ["model Torana", "series LJ"]],
    ["hj60 cruiser", ["series HJ60", "model LandCruiser"]],
  ])("is understood in %j", (text, words) => {
    expect(said(text)).toEqual(words);
  });

  it("is a word like any other where the shop has no such car", () => {
    expect(said("chevy bonnet")).toEqual(["other chevy", "part bonnet"]);
  });
});

test("a word that is one car's engine and another's name is the name, in whatever order the cars are known", () => {
  const cars = [
    car("cortina", ["Ford", "Cortina", "Mk2", "L"], [1966, 1970], "1600 I4"),
    car("datsun", ["Datsun", "1600", "510", "Deluxe"], [1968, 1972], "1600 I4"),
  ];
  for (const known of [cars, cars.toReversed()]) {
    const { words } = understandQuery("datsun 1600", createVocabulary(known, []));
    expect(words.map(({ kind, label }) => `${kind} ${label}`)).toEqual(["make Datsun", "model 1600"]);
  }
});

test("an engine is known by the beginning of its code", () => {
  const known = createVocabulary([car("r31", ["Nissan", "Skyline", "R31", "GTS"], [1986, 1990], "RB30E I6")], []);
  for (const text of ["skyline rb30", "skyline rb30e"]) expect(understandQuery(text, known).words[1]).toMatchObject({ kind: "engine" });
});

describe("a slip", () => {
  it.each([
    ["kingswod bonnet", ["model Kingswood", "part bonnet"], "is seen in a model's name"],
    ["datson bonnet", ["make Datsun", "part bonnet"], "and in a make's"],
    ["brolgo quux", ["other brolga", "other quux"], "and in a brand's"],
    ["sahare bonnet", ["other sahare", "part bonnet"], "but not in a trim's, of which there are too many"],
    ["fort bonnet", ["other fort", "part bonnet"], "nor in a name of four letters, which too much looks like"],
  ])("%j: %j, %s", (text, words) => {
    expect(said(text)).toEqual(words);
  });
});
