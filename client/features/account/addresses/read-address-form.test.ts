import { describe, expect, test } from "vitest";
import { addressFormProblem, addressProblems } from "./address-problems.ts";
import { readAddressForm } from "./read-address-form.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const filled = { intent: "create", address1: " 12 Test Street ", city: "Coburg", zoneCode: "AU-VIC", zip: "3058", territoryCode: "AU" };

describe("an address as it was typed", () => {
  test("is read without the spaces around its parts", () => {
    const { intent, address, isDefault } = readAddressForm(formOf(filled));
    expect({ intent, isDefault }).toEqual({ intent: "create", isDefault: false });
    expect(address).toMatchObject({ address1: "12 Test Street", city: "Coburg", zoneCode: "VIC", zip: "3058", territoryCode: "AU" });
    expect(addressProblems(address)).toEqual({});
  });

  test("has a region of its own country only, though two countries use the same codes", () => {
    const read = (territoryCode: string, zoneCode: string) =>
      readAddressForm(formOf({ ...filled, territoryCode, zoneCode })).address.zoneCode;
    expect(read("NZ", "NZ-TAS")).toBe("TAS");
    expect(read("AU", "NZ-TAS")).toBe("");
    expect(read("NZ", "AU-TAS")).toBe("");
  });

  test("is in Australia when its country is none that the shop sends to", () => {
    expect(readAddressForm(formOf({ ...filled, territoryCode: "<x>" })).address).toMatchObject({ territoryCode: "AU", zoneCode: "VIC" });
  });

  test("is told all that it lacks, in the order of the form", () => {
    const { address } = readAddressForm(formOf({ intent: "create", zip: "30581", territoryCode: "NZ" }));
    expect(Object.entries(addressProblems(address))).toEqual([
      ["address1", "Please enter a street address."],
      ["city", "Please enter a suburb or town."],
      ["zoneCode", "Please choose a region."],
      ["zip", "Please enter a postcode of four digits."],
    ]);
  });

  test("matters only where one is filled in", () => {
    const problemOf = (intent: string) => addressFormProblem(readAddressForm(formOf({ intent, addressId: "1" })));
    expect(["create", "update", "nonsense"].map(problemOf)).toEqual(Array.from({ length: 3 }, () => "Please check the marked fields."));
    expect(["remove", "default"].map(problemOf)).toEqual([null, null]);
  });
});
