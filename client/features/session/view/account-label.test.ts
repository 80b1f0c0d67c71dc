import { expect, test } from "vitest";
import { accountLabel } from "./account-label.ts";

test.each([
  ["Jo", "Hi Jo"],
  [" Robin ", "Hi Robin"],
  ["Sharon", "Hi Sharon"],
  ["Kristen", "Account"],
  ["Zoë", "Hi Zoë"],
  ["", "Account"],
  ["  ", "Account"],
  [null, "Account"],
  [undefined, "Account"],
])("the first name %j makes the header say %s [shop-2.14]", (firstName, label) => {
  expect(accountLabel(firstName)).toBe(label);
});
