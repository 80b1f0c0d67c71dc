import { expect, test } from "vitest";
import { vinHint } from "./vin-hint.ts";

test.each([
  ["", ""],
  ["6H8", "3 of the 17 characters of a VIN."],
  ["80169QH500025", "13 of the 17 characters of a VIN, or a chassis number."],
  ["1M8GDM9AXKP042788", "That's a whole VIN."],
  ["6FPAAAJGSWWO71213", "A VIN never has the letters I, O or Q: O is probably 0."],
])("while %j is typed, nothing is held against it that may still come", (typed, hint) => expect(vinHint(typed)).toBe(hint));
