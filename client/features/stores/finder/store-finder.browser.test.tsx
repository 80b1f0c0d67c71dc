import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleStore } from "../example-store.ts";
import { StatePicker } from "./state-picker.tsx";
import { StoreFinder } from "./store-finder.tsx";

const nearby = vi.fn(async () => ({ location: { lat: -37, lng: 145 }, stores: [], nearestBeyond: null }));
const byState = async () => ({ state: "VIC", states: [], stores: [] });
const api = { ...unusedApi, stores: { ...unusedApi.stores, nearby, byState } };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a position that comes late takes nothing from whoever has turned to something else", async () => {
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(() => undefined);
  await render(
    <InShop api={api}>
      <StoreFinder />
    </InShop>,
  );
  await page.getByRole("button", { name: "Use my location" }).click();
  await page.getByRole("button", { name: "View all stores" }).click();
  const coords = { latitude: -37, longitude: 145, accuracy: 10, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  ask.mock.calls[0]?.[0]({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole("combobox", { name: "State" })).toBeVisible();
  expect(nearby).not.toHaveBeenCalled();
});

test("while a state's stores are on their way, those of the last one don't stand under its name", async () => {
  const states = ["NSW", "QLD"].map((code) => ({ code, name: code }));
  const answers = new Map([["NSW", { state: "NSW", states, stores: [exampleStore()] }]]);
  const hanging = new Promise<never>(() => undefined);
  const stores = { ...unusedApi.stores, byState: async ({ state = "" }) => answers.get(state) ?? hanging };
  await render(
    <InShop api={{ ...unusedApi, stores }}>
      <StatePicker />
    </InShop>,
  );
  const store = page.getByRole("link", { name: exampleStore().name, exact: true });
  await expect.element(store).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).selectOptions("QLD");
  await expect.element(store).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "State" })).toHaveValue("QLD");
});

test("whoever listens hears how many places there are to choose from, and then how many stores are near", async () => {
  const suburb = (placeId: string, name: string) => ({ placeId, name, area: "VIC 3058, Australia" });
  const places = { ...unusedApi.places, search: async () => [suburb("a", "Coburg"), suburb("b", "Coburg North")] };
  const stores = { ...api.stores, nearby: async () => ({ ...(await nearby()), stores: [{ ...exampleStore(), distanceKm: 1.5 }] }) };
  const { container } = await render(
    <InShop api={{ ...api, places, stores }}>
      <StoreFinder />
    </InShop>,
  );
  const said = () => [...container.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join("");
  const box = page.getByRole("combobox", { name: "Postcode or suburb" });
  await box.fill("coburg");
  await expect.poll(said).toBe("2 places found. Choose yours from the list.");
  await page.getByRole("option", { name: /^Coburg North/ }).click();
  await expect.poll(said).toBe("1 store nearby.");
});

test("suburbs that Google knows are said to be its own", async () => {
  const places = { ...unusedApi.places, search: async () => [{ placeId: "north", name: "Coburg North", area: "VIC, Australia" }] };
  await render(
    <InShop api={{ ...api, places }} site={{ placesCredit: "Google Maps" }}>
      <StoreFinder />
    </InShop>,
  );
  await page.getByRole("combobox", { name: "Postcode or suburb" }).fill("cob");
  await expect.element(page.getByRole("option", { name: /^Coburg North/ })).toBeVisible();
  await expect.element(page.getByText("Google Maps")).toBeVisible();
});
