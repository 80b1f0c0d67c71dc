import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { setStockAlert } from "./set-stock-alert.ts";

const set = vi.fn<Api["stockAlerts"]["set"]>();
const api = { ...unusedApi, stockAlerts: { set } };
const variantId = "gid://shopify/ProductVariant/7";
const typed = { email: "shopper@example.test", variantId, handle: "water-pump", notes: "" };

test("an alert is asked for, and leads to a page that knows the way back to the part", async () => {
  set.mockReset().mockResolvedValue({ isSet: true });
  expect(await postForm(setStockAlert, typed, { api })).toEqual({ status: 303, to: "/stock-alerts?set=1&part=water-pump" });
  expect(set).toHaveBeenCalledWith({ email: "shopper@example.test", variantId, notes: "" });
});

test("a form that comes back still knows its part, whether it was refused here or by the shop [shop-8.38]", async () => {
  set.mockReset().mockRejectedValue(new AppError("CONFLICT", "a stock alert for a variant in stock"));
  expect(await postForm(setStockAlert, typed, { api })).toMatchObject({ status: 409, returned: { kind: "failed", typed } });
  const wrong = { ...typed, email: "shopper@example" };
  const message = "Please enter a valid email address";
  expect(await postForm(setStockAlert, wrong)).toMatchObject({ status: 422, returned: { kind: "refused", typed: wrong, message } });
});
