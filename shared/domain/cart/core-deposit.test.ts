import { expect, test } from "vitest";
import { coreDepositCents } from "./core-deposit.ts";

test("a deposit is paid for each old unit, and for parts without one nothing", () => {
  const lines = [{ quantity: 2, coreChargeCents: 5000 }, { quantity: 3 }, { quantity: 1, coreChargeCents: 1250 }];
  expect(coreDepositCents(lines)).toBe(11_250);
  expect(coreDepositCents([])).toBe(0);
});
