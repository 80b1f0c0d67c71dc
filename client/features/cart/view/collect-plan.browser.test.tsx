// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { QueryClient } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { storesQuery, variantStockQuery } from "#client/lib/stock/stock-queries.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import type { Store } from "#shared/contract/stores/store.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { CollectPlan, LineObstacle } from "./collect-plan.tsx";

beforeEach(() => {
  localStorage.clear();
  // 9:30 on a Monday in Perth, half past twelve in Melbourne.
  vi.useFakeTimers({ now: new Date("2026-11-23T01:30:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const store = (shortName: string, timeZone: string, longitude: number): Store => ({
  placeId: `id-${shortName}`,
  name: shortName,
  shortName,
  url: `/stores/id-${shortName}/x`,
  street: "1 Test Street",
  suburb: shortName,
  state: "VIC",
  postcode: "3000",
  countryCode: "AU",
  coordinates: { latitude: 0, longitude },
  phone: null,
  timeZone,
  openingHours: days.map((day) => ({ day, span: { opens: "08:30", closes: "17:00" } })),
  closedOn: [],
});
const stores = [
  store("Perth", "Australia/Perth", 40),
  store("Coburg", "Australia/Melbourne", 0),
  store("Keilor", "Australia/Melbourne", 1),
];
const line = (id: string, more: Partial<CartLine> = {}) => exampleLine({ id, variantId: id, title: `Part ${id}`, quantity: 1, ...more });

async function planOf(lines: CartLine[], units: Record<string, Record<string, number>>, myStore: string | null, list = stores) {
  if (myStore !== null) localStorage.setItem("myStore", JSON.stringify({ placeId: `id-${myStore}`, shortName: myStore }));
  const asked: unknown[] = [];
  const listStores = vi.fn(async () => list);
  const api: Api = {
    ...unusedApi,
    catalogue: {
      ...unusedApi.catalogue,
      variantStock: async (input) => {
        asked.push(input);
        return Object.entries(units).map(([variantId, each]) => ({ variantId, units: each, priceCents: 8_000, isAvailable: true }));
      },
    },
    stores: { ...unusedApi.stores, list: listStores },
  };
  const screen = await render(
    <InShop api={api}>
      <CollectPlan cart={exampleCart({ lines })} />
    </InShop>,
  );
  return { screen, asked, listStores };
}
const textOf = (container: HTMLElement) => container.textContent;

test("a cart says what the shopper's store hands over and when, what comes later, what it lacks, and who has all of it, nearest first", async () => {
  const lines = [line("a"), line("b"), line("c", { isOrderedIn: true }), line("d", { isGiftCard: true })];
  const units = { a: { Coburg: 1, Keilor: 1, Perth: 1 }, b: { Keilor: 2, Perth: 1 } };
  const { screen, asked } = await planOf(lines, units, "Coburg");
  await expect.element(screen.getByText("has 1 of 3 parts")).toBeVisible();
  const text = textOf(screen.container) ?? "";
  for (const said of [
    "Coburg has 1 of 3 parts",
    "Order now to collect tomorrowPart a",
    "Ordered in: we email you when it is ready to collectPart c",
    "Out of stock at this storePart b",
    "2 stores have all of it:Keilor, VICOrder now to collect tomorrowPerth, VICOrder before 12pm to collect on Monday 23 November",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("Part d");
  expect(asked).toEqual([{ ids: ["a", "b", "c"] }]);
});

test("a store that has all of it needs no other", async () => {
  const { screen } = await planOf([line("a"), line("b")], { a: { Perth: 1, Coburg: 1 }, b: { Perth: 1 } }, "Perth");
  await expect.element(screen.getByText("has all of it")).toBeVisible();
  await expect.element(screen.getByText("Order before 12pm to collect on Monday 23 November")).toBeVisible();
  for (const word of ["This store has", "Ordered in", "Part a", "Part b"]) expect(textOf(screen.container)).not.toContain(word);
});

test("without a store it leads to one, and names those that have all of it", async () => {
  const { screen } = await planOf([line("a")], { a: { Coburg: 1 } }, null);
  await expect.element(screen.getByRole("link", { name: "Set my store" })).toHaveAttribute("href", "/stores");
  await expect.element(screen.getByText("This store has all of it:")).toBeVisible();
  expect(textOf(screen.container)).toContain("Set my store to see what you can collect, and when.");
});

test("where nobody has all of it, that is said; a cart of gift cards has nothing to pick up, and asks nobody", async () => {
  const { screen } = await planOf([line("a"), line("b")], { a: { Coburg: 1 }, b: { Perth: 1 } }, null);
  await expect.element(screen.getByText("No store has all of it on the shelf.")).toBeVisible();
  const cards = await planOf([line("d", { isGiftCard: true })], {}, null);
  expect(cards.asked).toEqual([]);
  expect(cards.listStores).not.toHaveBeenCalled();
  expect(textOf(cards.screen.container)).not.toContain("Pick it up");
});

test("a store has the only part of a cart, or has all of several", async () => {
  const { screen } = await planOf([line("a"), line("taken-out", { quantity: 0 })], { a: { Coburg: 1 } }, "Coburg");
  await expect.element(screen.getByText("has it", { exact: true })).toBeVisible();
});

test("what is taken out of the cart isn't picked up, nor asked for", async () => {
  const { screen, asked } = await planOf([line("a"), line("taken-out", { quantity: 0 })], { a: { Keilor: 1 } }, "Coburg");
  await expect.element(screen.getByText("doesn't have it", { exact: true })).toBeVisible();
  expect(asked).toEqual([{ ids: ["a"] }]);
});

test("of many stores that have all of it the three nearest are named, one whose place nobody knows last", async () => {
  const nowhere = { ...store("Nowhere", "Australia/Melbourne", 0), coordinates: null };
  const [perth, coburg, keilor] = stores;
  const far = store("Broome", "Australia/Perth", 60);
  const all = { Perth: 1, Keilor: 1, Nowhere: 1, Broome: 1 };
  const list = [nowhere, far, perth, coburg, keilor].flatMap((each) => each ?? []);
  const named = async (units: Record<string, number>, myStore: string | null = "Coburg") => {
    const { screen } = await planOf([line("a")], { a: units }, myStore, list);
    await expect.element(screen.getByText(/have all of it/)).toBeVisible();
    const text = textOf(screen.container) ?? "";
    await screen.unmount();
    return { text, stores: ["Keilor", "Perth", "Broome", "Nowhere"].filter((name) => text.includes(`${name}, VIC`)) };
  };
  const four = await named(all);
  expect(four.text).toContain("4 stores have all of it, the nearest:");
  expect(four.stores).toEqual(["Keilor", "Perth", "Broome"]);
  const { Broome: _, ...three } = all;
  const few = await named(three);
  expect(few.text).toMatch(/3 stores have all of it:Keilor, VIC.*Perth, VIC.*Nowhere, VIC/);
  // Near is what is near to a place: without one the first are named, in whatever order they are.
  localStorage.clear();
  expect((await named(all, null)).text).toContain("4 stores have all of it, such as:");
});

test("nothing is said of picking up before it is known where there is what", async () => {
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const api: Api = {
    ...unusedApi,
    catalogue: { ...unusedApi.catalogue, variantStock: () => held.then(() => []) },
    stores: { ...unusedApi.stores, list: async () => stores },
  };
  const screen = await render(
    <InShop api={api}>
      <CollectPlan cart={exampleCart({ lines: [line("a")] })} />
    </InShop>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(textOf(screen.container)).toBe("");
  answer?.();
  await expect.element(screen.getByRole("region", { name: "Pick it up in store" })).toBeVisible();
});

test("the first moment is what the server sent, also where everything is known already", async () => {
  const queryClient = new QueryClient();
  const stock = [{ variantId: "a", units: { Coburg: 1 }, priceCents: 8_000, isAvailable: true }];
  queryClient.setQueryData(variantStockQuery(unusedApi, ["a"]).queryKey, stock);
  queryClient.setQueryData(storesQuery(unusedApi).queryKey, stores);
  const inShop = (known: QueryClient) => (
    <InShop queryClient={known}>
      <CollectPlan cart={exampleCart({ lines: [line("a")] })} />
    </InShop>
  );
  const place = document.createElement("div");
  place.innerHTML = renderToString(inShop(new QueryClient()));
  document.body.append(place);
  const mistakes = vi.fn();
  const root = hydrateRoot(place, inShop(queryClient), { onRecoverableError: mistakes });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(page.getByRole("region", { name: "Pick it up in store" })).toBeVisible();
  expect(mistakes).not.toHaveBeenCalled();
});

test("a part that travels in its own way says why", async () => {
  const bulky = await render(<LineObstacle line={line("a", { isBulky: true })} />);
  expect(textOf(bulky.container)).toContain("This part is bulky");
  const dangerous = await render(<LineObstacle line={line("a", { dangerousGoodsClass: "8" })} />);
  expect(textOf(dangerous.container)).toContain("dangerous goods, class 8");
});

test("a thumb hits the way to a store, and the lines of its sentence and a store's promise stay together", async () => {
  const { screen } = await planOf([line("a")], { a: { Coburg: 1, Keilor: 1 } }, null);
  const way = screen.getByRole("link", { name: "Set my store" });
  await expect.element(way).toBeVisible();
  expect(way.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  // Its sentence is one line here, as high as any other.
  expect(way.element().parentElement?.offsetHeight).toBeLessThan(30);
  const promises = screen.getByText("Order now to collect tomorrow").elements();
  const stores = screen.getByRole("link", { name: /, VIC$/ }).elements();
  const middle = (element: Element | undefined) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  expect(middle(promises[0]) - middle(stores[0])).toBeLessThan(middle(stores[1]) - middle(promises[0]));
  // The promise stands in the link's lower half, and doesn't take its presses.
  const { left = 0, bottom = 0, width = 0 } = stores[0]?.getBoundingClientRect() ?? {};
  expect(document.elementFromPoint(left + width / 2, bottom - 2)).toBe(stores[0]);
});
