import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { parseForm } from "#client/lib/forms/form-action.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { fieldsOf } from "#client/lib/testing/post-form.ts";
import { lookUpAnyCar, registrationLookup, vinLookup } from "./vehicle-lookups.ts";

test.each([
  ["", "Enter the number plate."],
  ["  ", "Enter the number plate."],
  ["ABC 12345", "A number plate has up to 7 letters and digits."],
])("what can't be a plate is told at its field: %j", (plate, problem) => {
  expect(parseForm(registrationLookup, fieldsOf({ plate, state: "VIC" })).refused).toMatchObject({
    message: problem,
    fields: { plate: problem },
  });
});

test("a plate is looked up as it was typed, in the state that was chosen or, where that is none, the first", () => {
  const read = (state: string) => parseForm(registrationLookup, fieldsOf({ plate: "1tj-8af", state }));
  expect(read("VIC")).toEqual({ typed: { text: "1tj-8af", state: "VIC" }, refused: null });
  expect(read("<x>").typed.state).toBe("NSW");
});

test("what can't be a VIN is told at its field, and a chassis number may be shorter", () => {
  const { refused } = parseForm(vinLookup, fieldsOf({ vin: "6FPAAAJGSWWO71213" }));
  expect(refused).toMatchObject({
    status: 422,
    fields: { vin: expect.stringContaining("O is probably 0") },
    typed: { text: "6FPAAAJGSWWO71213" },
  });
  expect(parseForm(vinLookup, fieldsOf({ vin: "87085QH748515" })).refused).toBeNull();
});

describe("the one box that takes anything", () => {
  const found: VehicleLookup = { candidates: [], reading: null, hints: [], steps: {}, hasMore: false };
  const asked: object[] = [];
  const unknownPlate = Object.assign(new Error("We couldn't find that plate."), { status: 404, code: "NOT_FOUND" });
  /** `known` is the one state that knows the plate; every one where that is left open. */
  const apiWhere = (known: string | null) => ({
    ...unusedApi,
    vehicles: {
      ...unusedApi.vehicles,
      byVin: (input: object) => Promise.resolve((asked.push(input), found)),
      byRegistration: (input: { state: string }) => {
        asked.push(input);
        return known === null || input.state === known ? Promise.resolve(found) : Promise.reject(unknownPlate);
      },
    },
  });
  const lookUp = async (car: string, known: string | null = null) => {
    asked.length = 0;
    const context = { api: apiWhere(known), queryClient: new QueryClient(), reportError: () => undefined };
    return { outcome: await lookUpAnyCar(fieldsOf({ car }), context), asked: [...asked] };
  };

  test.each([
    ["1tj-8af", { plate: "1TJ8AF", state: "VIC" }],
    ["rego SA XYZ123", { plate: "XYZ123", state: "SA" }],
    ["6H8ZX28Y02L625703", { vin: "6H8ZX28Y02L625703" }],
    ["80169 QH 500025", { vin: "80169QH500025" }],
  ])("looks %s up as what it is", async (car, question) => {
    expect(await lookUp(car)).toMatchObject({ outcome: { kind: "done", result: found }, asked: [question] });
  });

  test("asks the states whose plates look like it in turn, until one knows it", async () => {
    expect(await lookUp("kev 328", "SA")).toMatchObject({
      outcome: { kind: "done", result: found, typed: { text: "KEV328", state: "SA" } },
      asked: ["NSW", "VIC", "SA"].map((state) => ({ plate: "KEV328", state })),
    });
    expect(await lookUp("kev 328", "WA")).toMatchObject({
      outcome: { kind: "failed", message: expect.stringContaining("find that plate in NSW, VIC or SA."), typed: { state: "NSW" } },
    });
  });

  test.each([
    ["6H8VNK19HJLO23456", "O is probably 0"],
    ["6H8VNK19HJL1234567", "That's 18 characters"],
  ])("says what is wrong with a VIN before anybody is asked: %s", async (car, words) => {
    expect(await lookUp(car)).toMatchObject({ outcome: { kind: "refused", message: expect.stringContaining(words) }, asked: [] });
  });

  test("says what to type where nothing but blanks was typed", async () => {
    expect(await lookUp("  ")).toMatchObject({
      outcome: { kind: "refused", status: 422, message: expect.stringMatching(/^Enter a/) },
      asked: [],
    });
  });

  test.each([
    ["72 hq 253", "/garage/results?q=72+hq+253"],
    [" hq monaro & co ", "/garage/results?q=hq+monaro+%26+co"],
    ["x".repeat(200), `/garage/results?q=${"x".repeat(100)}`],
  ])("leads words to what they find: %j", async (car, to) => {
    expect(await lookUp(car)).toEqual({ outcome: { to }, asked: [] });
  });
});
