import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { pass, stopClock, typeInto } from "#client/lib/testing/stopped-clock.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { VehicleField } from "./vehicle-field.tsx";

const find = vi.fn<Api["vehicles"]["find"]>();
const asked = () => find.mock.calls.map(([{ q, page: wanted }]) => [q, wanted]);
const box = page.getByRole("combobox", { name: "Your vehicle" });

beforeEach(() => {
  find.mockReset();
  find.mockResolvedValue({ vehicles: [], total: 0, page: 1, pageCount: 0 });
});

const show = () =>
  render(
    <InShop api={{ ...unusedApi, vehicles: { ...unusedApi.vehicles, find } }}>
      <VehicleField name="vehicle" label="Your vehicle" hint={undefined} error={null} typed={undefined} />
    </InShop>,
  );

test("the contact form looks for a vehicle half a second after the last letter, and for none while a single one is typed [shop-9.38]", async () => {
  await show();
  stopClock();
  typeInto(box, "x");
  await pass(1000);
  typeInto(box, "xy");
  await pass(400);
  typeInto(box, "Xy Falcon ");
  await pass(499);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual([["xy falcon", 1]]);
  await pass(10);
  expect(page.getByRole("status").element().textContent).toBe("No vehicle found. Your own words will do.");
});
