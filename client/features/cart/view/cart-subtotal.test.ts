import { expect, test } from "vitest";
import { pendingText } from "./cart-subtotal.tsx";

const certain = { isOffline: false, isChanging: false, isChecking: false };

test("totals that can still move say why, and certain ones say nothing", () => {
  expect(pendingText(certain)).toBeNull();
  expect(pendingText({ ...certain, isChecking: true })).toBe("Checking your cart…");
  expect(pendingText({ ...certain, isChanging: true, isChecking: true })).toBe("Updating your cart…");
  expect(pendingText({ ...certain, isOffline: true })).toBe("You're offline.");
  expect(pendingText({ ...certain, isOffline: true, isChanging: true })).toBe(
    "You're offline. Your changes are saved as soon as you're back.",
  );
});
