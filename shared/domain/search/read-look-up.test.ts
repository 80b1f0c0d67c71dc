import { expect, test } from "vitest";
import { readCarLookUp, readLookUp } from "./read-look-up.ts";

test.each([
  ["kev328", "plate", "KEV328"],
  ["kev 328", "plate", "KEV328"],
  ["df-41-kl", "plate", "DF41KL"],
  ["rego s004sys", "plate", "S004SYS"],
  ["kev328 rego", "plate", "KEV328"],
  ["84989 qh 563240", "chassis", "84989QH563240"],
  ["jg63um78543k", "chassis", "JG63UM78543K"],
  ["hj75-1234567", "chassis", "HJ751234567"],
  ["chassis number 83806jh254611", "chassis", "83806JH254611"],
  ["6h8zx28y02l625703", "vin", "6H8ZX28Y02L625703"],
  ["vin 6h8zt68h0ml536259", "vin", "6H8ZT68H0ML536259"],
])("%j is a %s", (text, kind, value) => {
  expect(readLookUp(text)).toMatchObject({ kind, value });
});

test.each([
  "rego plate light",
  "hq water pump",
  "kur-10482",
  "741 2085",
  "92 123 456",
  "7412085",
  "38 12345",
  "number plate light hq 253",
  "",
])("%j is searched for", (text) => {
  expect(readLookUp(text)).toBeNull();
});

test("a plate's states are those whose plates look like it, or the one that was named", () => {
  expect(readLookUp("924udd")?.states).toEqual(["QLD"]);
  expect(readLookUp("nsw rego fk58xz")?.states).toEqual(["NSW"]);
});

test.each(["6H8VNK19HJL12345", "6h8 vnk19 hjlo23456", "6FPAAAJGSWWO71213", "6H8VNK19HJL1234567"])(
  "%j is a VIN with a slip in it, where it can be nothing but a car",
  (text) => {
    expect(readLookUp(text)).toBeNull();
    expect(readCarLookUp(text)).toMatchObject({ kind: "vin", value: text.toUpperCase().replaceAll(" ", "") });
  },
);

test.each(["1972 hq 253 4sp", "1967 1968 1969 1970", "land rover series 2a", "a".repeat(17), "😀", ""])(
  "%j is no number of a car",
  (text) => {
    expect(readCarLookUp(text)).toBeNull();
  },
);

test.each([
  ["a12bc", "plate"],
  ["s004sys", "plate"],
  ["chassis 7412085", "chassis"],
  ["jt711345678901234", "vin"],
])("%j is a %s, though it is short, or has few letters", (text, kind) => {
  expect(readLookUp(text)).toMatchObject({ kind });
});

test.each(["hq253", "741208", "chassis rail x2", "1234567890123456a", "a1234567890123456"])(
  "%j is the number of a part, and no car's",
  (text) => {
    expect(readLookUp(text)).toBeNull();
  },
);

test("a state that was named is the only one to ask, though the plates of others look the same", () => {
  expect(readLookUp("kev328")?.states).toEqual(["NSW", "VIC", "SA", "NZ"]);
  expect(readLookUp("vic rego kev328")).toEqual({ kind: "plate", value: "KEV328", states: ["VIC"] });
});

test.each(["6h8zx28y02l625703", "hj75-1234567"])("no state is asked for %j, which is no plate", (text) => {
  expect(readLookUp(text)?.states).toEqual([]);
});

test.each(["6H8VNK19HJL1234", "6H8VNK19HJL12345678", "6HAVNKA9HJLAB123", "JT71134567890123", "6h8  vnk19 hjlo23456", "6H8VNK19HJLO 23456"])(
  "%j can still be a VIN with a slip in it",
  (text) => {
    expect(readCarLookUp(text)).toEqual({ kind: "vin", value: text.toUpperCase().replaceAll(" ", ""), states: [] });
  },
);

test.each([
  "6H8VNK19HJL123",
  "6H8VNK19HJL123456789",
  "6HAVNKA9HJLABC12",
  "#6H8VNK19HJL1234",
  "6H8VNK19HJL1234#",
  "1234567890123456A",
  "A1234567890123456",
  "falcon 12345678901",
])("%j is too far from a VIN to be one with a slip", (text) => {
  expect(readCarLookUp(text)).toBeNull();
});
