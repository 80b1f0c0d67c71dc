import { describe, expect, it } from "vitest";
import { addVehicle, garageLabel, type GarageVehicle } from "./garage.ts";
import { describeVehicle, isOnlyLabelled, mergeGarages, readGarageCookie } from "./garage-cookie.ts";
import { writeGarageCookie } from "./garage-storage.ts";
import { readSelectedVehicle } from "./selected-vehicle.ts";

const monaro: GarageVehicle = {
  vehicleId: "65",
  kTypeNr: 9_000_065,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "GTS",
  yearFrom: 1971,
  yearTo: 1974,
  exactYear: 1973,
  answers: { engine: "253 V8" },
  isSelected: true,
};
const premier: GarageVehicle = {
  ...monaro,
  vehicleId: "31",
  model: "Premier",
  submodel: "Premier",
  exactYear: null,
  answers: {},
  isSelected: false,
};
const headerOf = (garage: GarageVehicle[]) => writeGarageCookie(garage, false).split(";")[0];

describe("the garage's cookie", () => {
  it("gives back the vehicles, their answers and the selection, and the index the rest", () => {
    const read = readGarageCookie(`other=1; ${headerOf([premier, monaro])}`);
    expect(read.map(({ vehicleId, isSelected }) => [vehicleId, isSelected])).toEqual([
      ["31", false],
      ["65", true],
    ]);
    expect(read.every(isOnlyLabelled)).toBe(true);
    expect(read.map((vehicle, at) => describeVehicle(vehicle, at === 0 ? premier : monaro))).toEqual([premier, monaro]);
  });

  it("can be changed and written again from what it says alone", () => {
    const changed = addVehicle(readGarageCookie(headerOf([monaro])), { ...premier, isSelected: true });
    const header = headerOf([...changed]);
    expect(readSelectedVehicle(header)).toEqual({ vehicleId: "31", label: "Holden HQ Premier", name: "HQ Premier", answers: "" });
    expect(readGarageCookie(header)[0]).toMatchObject({
      make: "1973 Holden",
      model: "HQ Monaro",
      submodel: "GTS",
      answers: { year: "1973", engine: "253 V8" },
    });
  });

  it("says the year once of a vehicle that the storage knows by its label alone", () => {
    const cookie = readGarageCookie(headerOf([monaro]));
    const [merged] = mergeGarages(cookie, cookie);
    expect(merged && garageLabel(merged)).toBe("1973 Holden HQ Monaro GTS");
    expect(readSelectedVehicle(headerOf(merged ? [merged] : []))).toEqual(readSelectedVehicle(headerOf([monaro])));
    expect(merged && describeVehicle(merged, monaro)).toEqual(monaro);
  });

  it("calls a vehicle by its whole label where no name was kept", () => {
    const unnamed = `garage=${encodeURIComponent('[{"id":31,"label":"Holden HQ Premier","selected":true}]')}`;
    expect(readSelectedVehicle(unnamed)).toMatchObject({ label: "Holden HQ Premier", name: "Holden HQ Premier" });
  });

  it("invents no name for a vehicle that comes without one, and writes none", () => {
    const [kType, unnamed] = readGarageCookie('garage=[{"KtypNr":9000065},{"id":"99999","selected":true}]');
    expect([kType, unnamed].map((vehicle) => vehicle && garageLabel(vehicle))).toEqual([
      "Vehicle with K-type 9000065",
      "Vehicle that we don’t know",
    ]);
    expect(headerOf([kType, unnamed].flatMap((vehicle) => vehicle ?? []))).not.toContain("label");
  });

  it.each([null, "", "garage=", "garage=%", "garage=7", "garage=[1,null,[],{}]", 'garage=[{"id":"../"}]x'])(
    "is empty when malformed: %s",
    (header) => expect(readGarageCookie(header)).toEqual([]),
  );
});

describe("one garage out of storage and cookie", () => {
  it("has the cookie's vehicles, as whole as the storage knows them", () => {
    const merged = mergeGarages([monaro, premier], readGarageCookie(headerOf([{ ...premier, isSelected: true }])));
    expect(merged).toEqual([{ ...premier, isSelected: true }]);
  });

  it("is the storage's where there is no cookie", () => {
    expect(mergeGarages([monaro], [])).toEqual([monaro]);
  });

  it("forgets an answer that was taken back where no script runs", () => {
    const cookie = readGarageCookie(headerOf([{ ...monaro, answers: {} }]));
    expect(mergeGarages([monaro], cookie)).toEqual([{ ...monaro, answers: {} }]);
  });
});

describe("an entry of the cookie", () => {
  const read = (entries: unknown[], onMalformed?: () => void) =>
    readGarageCookie(`garage=${encodeURIComponent(JSON.stringify(entries))}`, onMalformed);

  it("is a vehicle by its id or, unresolved, by its K-type, and is nameless where the cookie has none", () => {
    expect(
      read([{ KtypNr: 9_000_065, label: "Holden HQ" }, { id: "31" }, { id: "32", label: "" }, { id: "33", label: 7, answers: 7 }]),
    ).toMatchObject([
      { vehicleId: null, kTypeNr: 9_000_065, make: "Holden HQ" },
      { vehicleId: "31", make: "", answers: {} },
      { vehicleId: "32", make: "" },
      { vehicleId: "33", make: "", answers: {} },
    ]);
  });

  it.each([
    ["its name", { label: "1973 Holden HQ Monaro GTS", name: "HQ Monaro" }, ["1973 Holden", "HQ Monaro", "GTS"]],
    ["a name of no letters", { label: "Holden HQ Premier", name: "" }, ["Holden HQ Premier", "", ""]],
    ["a name of another car", { label: "Holden HQ Premier", name: "XY Falcon" }, ["Holden HQ Premier", "", ""]],
    ["a name that no make stands before", { label: "HQ Monaro GTS", name: "HQ Monaro" }, ["HQ Monaro GTS", "", ""]],
    ["a name that is no text", { label: "Mazda 323 Astina", name: 323 }, ["Mazda 323 Astina", "", ""]],
    ["no name", { label: "Holden HQ Premier" }, ["Holden HQ Premier", "", ""]],
    ["a label that is no text", { label: 7, name: "HQ Monaro" }, ["", "", ""]],
  ])("is called by its label, parted at %s", (_, entry, [make, model, submodel]) => {
    expect(read([{ id: "65", ...entry }, { id: "31" }])).toMatchObject([{ vehicleId: "65", make, model, submodel }, { vehicleId: "31" }]);
  });

  it("that is none is left out, and the others stay", () => {
    expect(read([null, "65", 65, {}, { label: "nameless" }, { id: "31" }]).map(({ vehicleId }) => vehicleId)).toEqual(["31"]);
  });

  it("beyond the twentieth is dropped", () => {
    expect(read(Array.from({ length: 22 }, (_, at) => ({ id: `${at}` })))).toHaveLength(20);
  });
});

it("is told to whoever asks when it is malformed, and only then", () => {
  const hears = (header: string) => {
    let count = 0;
    readGarageCookie(header, () => {
      count += 1;
    });
    return count;
  };
  expect(["garage=%", "garage=7", "garage={}"].map(hears)).toEqual([1, 1, 1]);
  expect(["", "garage=", "garage=[]", headerOf([monaro]) ?? ""].map(hears)).toEqual([0, 0, 0, 0]);
});

describe("a vehicle of which storage and cookie say different things", () => {
  const read = (entry: object) => readGarageCookie(`garage=${encodeURIComponent(JSON.stringify([{ id: "31", ...entry }]))}`);

  it("has the cookie's answers, though it isn't selected", () => {
    const changed = { ...monaro, exactYear: null, answers: { engine: "308 V8" }, isSelected: false };
    expect(mergeGarages([monaro], [changed])).toEqual([changed]);
  });

  it("gets the cookie's label where the storage has none, and keeps the storage's where the cookie has none", () => {
    const [unnamed, named] = [read({}), read({ label: "Holden HQ Premier" })];
    expect(mergeGarages(unnamed, named)).toEqual(named);
    expect(mergeGarages(named, unnamed)).toEqual(named);
  });

  it("has its year among its answers as long as only its label is known", () => {
    const merged = mergeGarages(read({ label: "1973 Holden" }), read({ answers: "year:1973", selected: true }));
    expect(merged).toMatchObject([{ make: "1973 Holden", exactYear: null, answers: { year: "1973" }, isSelected: true }]);
  });
});

describe("a vehicle that the cookie holds in short", () => {
  const short = { ...monaro, answers: {}, exactYear: null, isSelected: false };

  it("keeps the answers that the storage knows, unselected", () => {
    expect(mergeGarages([monaro], [short])).toEqual([{ ...monaro, isSelected: false }]);
  });

  it("that the storage doesn't know stays as short as it is", () => {
    expect(mergeGarages([monaro], [premier])).toEqual([premier]);
  });

  it("is known to be short until the index described it", () => {
    expect(isOnlyLabelled(monaro)).toBe(false);
  });
});

it.each([
  ["1973", 1973],
  ["2073", 2073],
  ["1873", null],
  ["19731", null],
  ["x1973", null],
])("the year of this very car is a year that cars are from: %s", (year, exactYear) => {
  expect(describeVehicle({ ...monaro, exactYear: null, answers: { year } }, monaro)).toMatchObject({ exactYear, answers: {} });
});

it("an answer that a page without scripts added to a vehicle of which only the id is known is the cookie's", () => {
  const header = (answers: string) => `garage=${encodeURIComponent(JSON.stringify([{ id: "64", answers, selected: true }]))}`;
  const [before, after] = [readGarageCookie(header("")), readGarageCookie(header("engine:253 V8"))];
  expect(mergeGarages(before, after)).toMatchObject([{ vehicleId: "64", answers: { engine: "253 V8" }, isSelected: true }]);
});
