import { expect, test } from "vitest";
import { defaultStoreState, storeStateOf, storeStates } from "./store-states.ts";

test("a store is found under its state, and all of New Zealand under one", () => {
  expect(storeStateOf({ countryCode: "AU", state: "VIC" })).toBe("VIC");
  expect(storeStateOf({ countryCode: "NZ", state: "AUK" })).toBe("NZ");
});

test("the state that is shown first is one that can be chosen [shop-3.27]", () => {
  expect(storeStates.map(({ code }) => code)).toContain(defaultStoreState);
});
