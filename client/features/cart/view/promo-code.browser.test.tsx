import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PromoCode } from "./promo-code.tsx";

const codeOf = (code: string) => ({ code, isApplicable: true });

test("a keyboard goes on from the promo codes once one of them is taken away", async () => {
  const screen = await render(<PromoCode codes={[codeOf("CHROME10"), codeOf("SHED5")]} />);
  screen.container.querySelector<HTMLElement>('[aria-label="Remove promo code SHED5"]')?.focus();
  await screen.rerender(<PromoCode codes={[codeOf("CHROME10")]} />);
  await expect.element(page.getByText("SHED5")).not.toBeInTheDocument();
  expect(document.activeElement?.contains(page.getByLabelText("Promo code", { exact: true }).element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("a code that is taken away leaves the focus alone where the shopper has it", async () => {
  const screen = await render(<PromoCode codes={[codeOf("CHROME10")]} />);
  const box = page.getByLabelText("Promo code", { exact: true });
  box.element().focus();
  await screen.rerender(<PromoCode codes={[]} />);
  await expect.element(box).toHaveFocus();
});

test("blanks alone aren't sent as a code", async () => {
  const screen = await render(<PromoCode codes={[]} />);
  const isReady = () => screen.container.querySelector("form")?.checkValidity();
  const box = page.getByLabelText("Promo code", { exact: true });
  await box.fill("   ");
  expect(isReady()).toBe(false);
  await box.fill(" CHROME10 ");
  expect(isReady()).toBe(true);
});
