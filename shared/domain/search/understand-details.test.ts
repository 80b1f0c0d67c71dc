import { describe, expect, it, test } from "vitest";
import { createVocabulary, understandQuery } from "./understand-query.ts";
import type { NamedVehicle } from "./vehicle-names.ts";

const car = (name: string, years: [number, number], engine = "253 V8"): NamedVehicle => {
  const [make = "", model = "", series = "", submodel = ""] = name.split("|");
  return { vehicleId: name, make, model, series, submodel, yearFrom: years[0], yearTo: years[1], bodyStyles: ["sedan"], engines: [engine] };
};

const vocabulary = createVocabulary(
  [
    car("Holden|Premier|EJ|Premier", [1962, 1963]),
    car("Holden|Premier|EH|Premier", [1963, 1965]),
    car("Holden|Kingswood|HK|Kingswood", [1968, 1969]),
    car("Holden|Kingswood|HQ|Kingswood", [1971, 1974]),
    car("Holden|Torana|LC|Torana", [1969, 1972]),
    car("Holden|Torana|LJ|GTR XU-1", [1972, 1974], "red 202 I6"),
    car("Ford|Falcon|XY|GT-HO Phase III", [1970, 1972], "351C V8"),
    car("Ford|Telstar|AR/AS|Ghia", [1983, 1987]),
    car("Mini|Mini|ADO15|Cooper S Mk I", [1961, 1981]),
    car("Mini|Moke|Moke|Moke", [1966, 1981]),
    car("Leyland|P76|P76|Deluxe", [1973, 1975]),
    car("Datsun|1200|B110|Deluxe", [1970, 1974]),
    car("Nissan|Patrol|MQ|Deluxe", [1980, 1987]),
    car("Toyota|Crown|MS65|Crown", [1971, 1974]),
    car("Mazda|BT-50|UP/UR|XT", [2011, 2020]),
    car("Land Rover|Range Rover|Classic|2 Door", [1970, 1996]),
  ],
  [
    "wheel",
    "wheel nut",
    "guard",
    "mirror",
    "engine",
    "engine oil",
    "oil filter",
    "hose clamp",
    "radiator hose",
    "control arm",
    "bush",
    "park brake cable",
    "starter motor",
    "wiper blade",
    "coil spring",
    "headlight",
    "door seal",
    "touch up pen",
    "diff gear",
  ],
);
const understand = (text: string) => understandQuery(text, vocabulary);
const said = (text: string) => understand(text).words.map(({ kind, label }) => `${kind} ${label}`);
const cars = (text: string) => understand(text).vehicles?.map(({ series }) => series) ?? null;

describe("several names of one kind", () => {
  it.each([
    ["ej eh door seal", ["EJ", "EH"]],
    ["hk-hq guard", ["HK", "HQ"]],
    ["torana lc/lj", ["LC", "LJ"]],
    ["hk kingswood premier", ["HK"]],
  ])("%j are the cars of each", (text, series) => {
    expect(cars(text)).toEqual(series);
  });

  it("are one where they are of two makes", () => {
    expect(cars("falcon crown bush")).toEqual(["XY"]);
  });
});

describe("a car that is asked for by its builder's name", () => {
  it.each([
    ["leyland mini guard", ["ADO15", "Moke"]],
    ["leyland moke guard", ["Moke"]],
    ["nissan 1200 guard", ["B110"]],
    ["leyland p76 guard", ["P76"]],
    ["leyland guard", ["P76"]],
  ])("%j", (text, series) => {
    expect(cars(text)).toEqual(series);
  });
});

describe("a trim", () => {
  it.each([
    ["torana xu1", "trim XU-1"],
    ["torana xu-1", "trim XU-1"],
    ["falcon gtho", "trim GT-HO"],
    ["mini cooper s", "trim Cooper S"],
  ])("is known by two of its words: %j", (text, trim) => {
    expect(said(text)[1]).toBe(trim);
  });

  it.each(["range rover door guard", "sold as a guard", "guard up to you"])("is no everyday word: %j", (text) => {
    expect(said(text).filter((word) => /^(?:trim|series)/.test(word))).toEqual([]);
  });
});

describe("years", () => {
  it.each([
    ["1968-1974 kingswood", ["HK", "HQ"]],
    ["72 torana guard", ["LC", "LJ"]],
    ["73 torana guard", ["LJ"]],
    ["99 torana guard", ["LC", "LJ"]],
  ])("%j leave the cars that were built in one of them", (text, series) => {
    expect(cars(text)).toEqual(series);
  });

  it("of two figures are numbers where they are no years of the car, or no car is named", () => {
    expect(said("99 torana guard")[0]).toBe("other 99");
    expect(said("72 guard")[0]).toBe("other 72");
  });
});

describe("sizes", () => {
  it.each([
    ["7/16 wheel nut", "size 7/16"],
    ["1/2 inch wheel nut", "size 1/2inch"],
    ["14x7 wheel", "size 14x7"],
    ["14 x 7 wheel", "size 14x7"],
    ["205/60r15 wheel", "size 205/60r15"],
    ["20w-50 engine oil", "size 20w-50"],
    ["20w50 20 litre engine oil", "size 20w50"],
    ["5 litre engine oil", "size 5 litre"],
  ])("keep the signs that hold them together: %j", (text, size) => {
    expect(said(text)[0]).toBe(size);
  });

  it("are said as they were typed", () => {
    expect(understand("7/16 wheel nut").words[0]?.typed).toBe("7/16");
  });
});

describe("the part", () => {
  it.each([
    ["engine oil filter", "oil filter"],
    ["radiator hose clamp", "hose clamp"],
    ["control arm bush", "bush"],
    ["wing mirror", "door mirror"],
    ["mag wheel", "alloy wheel"],
    ["touch up paint", "touch up pen"],
    ["crown wheel", "diff gear"],
    ["speedo cable", "cable"],
    ["hq nos mirrors", "mirror"],
    ["wiper motor", "wiper"],
    ["starter motor", "starter motor"],
    ["recon motor", "engine"],
    ["king springs", "springs"],
  ])("of %j is its head: %j", (text, part) => {
    expect(said(text).filter((word) => word.startsWith("part"))).toEqual([`part ${part}`]);
  });

  it("is looked for among all that its words may mean", () => {
    expect(understand("hq speedo cable").parts).toEqual(["park brake cable"]);
    expect(understand("wing mirror").parts).toEqual(["mirror"]);
  });
});

describe("a side", () => {
  it.each([
    ["n/s headlight", "left hand"],
    ["offside headlight", "right hand"],
    ["drivers headlight", "right hand"],
    ["passenger headlight", "left hand"],
  ])("is told as people tell it: %j", (text, side) => {
    expect(said(text)[0]).toBe(`side ${side}`);
  });

  it("leaves nothing out together with the other", () => {
    expect(said("front and rear bush")).toEqual(["part bush"]);
    expect(said("left and right headlight")).toEqual(["part headlight"]);
    expect(said("front upper bush")).toEqual(["position front", "position upper", "part bush"]);
  });
});

test("what says nothing of the part is not searched for", () => {
  expect(said("do you have a door seal near me")).toEqual(["part door seal"]);
});

test("a nickname is no slip of another word", () => {
  expect(said("king bush")).toEqual(["other king", "part bush"]);
});

test("words of help and of sales are no slips of a part's name", () => {
  const named = createVocabulary([], ["tie rod end", "scale model", "cat back exhaust system"]);
  const labels = (text: string) => understandQuery(text, named).words.map(({ label }) => label);
  expect(labels("delivery time")).toEqual(["delivery", "time"]);
  expect(labels("live chat")).toEqual(["live", "chat"]);
  expect(labels("sale")).toEqual(["sale"]);
});
