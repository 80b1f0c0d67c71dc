// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FitsSwitch } from "./fits-switch.tsx";

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

test("the invitation to add a vehicle reads as one sentence: one size, and no more than a space between", async () => {
  await render(<FitsSwitch path="/parts" search="" vehicleLabel={null} isOn={false} />);
  const link = page.getByRole("link", { name: "Add your vehicle" }).element();
  const rest = page.getByText("and see only what fits.").element();
  expect(getComputedStyle(link).fontSize).toBe(getComputedStyle(rest).fontSize);
  expect(rest.getBoundingClientRect().left - link.getBoundingClientRect().right).toBeLessThanOrEqual(5);
});
