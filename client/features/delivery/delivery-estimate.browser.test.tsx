import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";

const suburbs = [
  { placeId: "north", name: "Coburg North", area: "VIC, Australia" },
  { placeId: "south", name: "Coburg", area: "VIC, Australia" },
];
const placeOf = (suburb: string) => ({ placeId: suburb, postcode: "3058", state: "VIC", suburb, lat: 0, lng: 0 });
const quoted = { estimatedTransitTime: 3, suburb: "Coburg", postcode: "3058", estimatedDate: "2026-12-04" };
const get = vi.fn<(input: { placeId: string }) => Promise<ReturnType<typeof placeOf>>>();
const quote = vi.fn<() => Promise<typeof quoted>>();
const search = vi.fn<(input: { input: string }) => Promise<typeof suburbs>>();
const api = {
  ...unusedApi,
  places: { ...unusedApi.places, search, get },
  delivery: { ...unusedApi.delivery, quote },
};
const box = page.getByRole("combobox", { name: "Postcode" });
const goesTo = page.getByText(/^To Coburg/);

beforeEach(() => {
  get.mockReset();
  quote.mockReset();
  quote.mockResolvedValue(quoted);
  search.mockReset();
  search.mockResolvedValue(suburbs);
});
afterEach(() => localStorage.clear());

const show = (site?: { placesCredit: string }) =>
  render(
    <InShop api={api} site={site}>
      <DeliveryEstimate weightGrams={100} quantity={1} handlingDays={1} choice="1" isShown />
    </InShop>,
  );

async function choose(suburb: RegExp): Promise<void> {
  await box.fill("3058");
  await page.getByRole("option", { name: suburb }).click();
}

test("a suburb that is chosen after another stays, whichever is answered first", async () => {
  const late = Promise.withResolvers<ReturnType<typeof placeOf>>();
  get.mockImplementation(({ placeId }) => (placeId === "north" ? late.promise : Promise.resolve(placeOf("Coburg"))));
  await show();
  await choose(/^Coburg North/);
  await choose(/^Coburg ?VIC/);
  await expect.element(goesTo).toHaveTextContent("To Coburg VIC 3058");
  late.resolve(placeOf("Coburg North"));
  await late.promise;
  await new Promise(requestAnimationFrame);
  await expect.element(goesTo).toHaveTextContent("To Coburg VIC 3058");
});

test("whoever types on while a suburb is looked up keeps the box", async () => {
  const late = Promise.withResolvers<ReturnType<typeof placeOf>>();
  get.mockReturnValue(late.promise);
  await show();
  await choose(/^Coburg North/);
  await box.fill("30");
  late.reject(new Error("gone"));
  await late.promise.catch(() => undefined);
  await new Promise(requestAnimationFrame);
  await expect.element(box).toHaveValue("30");
  await expect.element(box).not.toHaveAttribute("aria-invalid");
});

test("Enter chooses no suburb of what was typed before", async () => {
  get.mockReturnValue(new Promise(() => undefined));
  search.mockImplementation(({ input }) => (input === "3058" ? Promise.resolve(suburbs) : new Promise(() => undefined)));
  await show();
  await box.fill("3058");
  await expect.element(page.getByRole("option", { name: /^Coburg North/ })).toBeVisible();
  await box.fill("3000");
  await userEvent.keyboard("{Enter}");
  expect(get).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(get.mock.calls.map(([{ placeId }]) => placeId)).toEqual(["north"]);
});

test.each(["postcode", "state"])("a place without a %s is no result, and the box stays [shop-5.16]", async (part) => {
  get.mockResolvedValue({ ...placeOf("Coburg"), [part]: "" });
  await show();
  await choose(/^Coburg North/);
  await expect.element(page.getByRole("alert")).toHaveTextContent("No results found");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  expect(localStorage.getItem("deliveryLocation")).toBeNull();
});

test("a postcode of which no suburb is told is a place to send to", async () => {
  get.mockResolvedValue(placeOf(""));
  await show();
  await choose(/^Coburg North/);
  await expect.element(page.getByText(/^To VIC/)).toHaveTextContent("To VIC 3058");
  expect(quote).toHaveBeenCalledWith(expect.objectContaining({ postcode: "3058", state: "VIC", suburb: "" }), expect.anything());
});

test("the day is told to those who listen: what tells it stood there before it came", async () => {
  const late = Promise.withResolvers<typeof quoted>();
  quote.mockReturnValue(late.promise);
  get.mockResolvedValue(placeOf("Coburg"));
  await show();
  await choose(/^Coburg ?VIC/);
  await expect.element(goesTo).toBeVisible();
  const region = page.getByRole("status").element();
  expect(region.textContent).toBe("");
  late.resolve(quoted);
  await expect.poll(() => region.textContent).toMatch(/should be there by Friday 4 December 2026/);
});

test("suburbs are said to be Google's beside them, as it asks for, and only where they are", async () => {
  const credit = page.getByText("Google Maps");
  const shop = await show();
  await box.fill("3058");
  await expect.element(page.getByRole("option", { name: /^Coburg North/ })).toBeVisible();
  await expect.element(credit).not.toBeInTheDocument();
  await shop.unmount();
  await show({ placesCredit: "Google Maps" });
  await expect.element(credit).not.toBeInTheDocument();
  await box.fill("3058");
  await expect.element(page.getByRole("option", { name: /^Coburg North/ })).toBeVisible();
  await expect.element(credit).toBeVisible();
  await expect.element(credit).toHaveAttribute("translate", "no");
});
