import { expect, test } from "vitest";
import { partName } from "./part-name.ts";

test.each([
  ["Remanufactured brake caliper", "brake caliper"],
  ["Tail light assembly", "tail light"],
  ["Front brake hose", "brake hose"],
  ["Brake hose set", "brake hose"],
  ["Gear oil 2L", "gear oil"],
  ["Inner sill panel", "sill"],
  ["Quarter panel", "quarter panel"],
  ["Chrome bumper bar", "bumper"],
])("a shopper calls the %s a %s", (productType, name) => expect(partName(productType)).toBe(name));
