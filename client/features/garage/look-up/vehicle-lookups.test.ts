import { expect, test } from "vitest";
import { parseForm } from "#client/lib/forms/form-action.ts";
import { fieldsOf } from "#client/lib/testing/post-form.ts";
import { registrationLookup, vinLookup } from "./vehicle-lookups.ts";

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
