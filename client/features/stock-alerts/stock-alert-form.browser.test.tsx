import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { StockAlertForm } from "./stock-alert-form.tsx";

const variant = (id: number) => `gid://shopify/ProductVariant/${id}`;

test("an alert is set for the version that was asked about, which says so in the form's place, and for no other [shop-4.26]", async () => {
  const set = vi.fn<Api["stockAlerts"]["set"]>(() => Promise.resolve({ isSet: true }));
  const api = { ...unusedApi, stockAlerts: { set } };
  const form = (id: number) => (
    <InShop api={api}>
      <StockAlertForm variantId={variant(id)} handle="pump" returned={undefined} />
    </InShop>
  );
  const { rerender } = await render(form(1));
  const box = page.getByRole("textbox", { name: "Email address" });
  const press = page.getByRole("button", { name: "Notify me" });
  await box.fill("jo@example.");
  await press.click();
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(set).not.toHaveBeenCalled();

  await box.fill("jo@example.com");
  await press.click();
  const done = page.getByRole("status").filter({ hasText: "Notification Set" });
  await expect.element(done).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
  expect(set.mock.calls.map(([{ email, variantId }]) => [email, variantId])).toEqual([["jo@example.com", variant(1)]]);

  await rerender(form(2));
  await expect.element(press).toBeVisible();
  await rerender(form(1));
  await expect.element(done).toBeVisible();
});
