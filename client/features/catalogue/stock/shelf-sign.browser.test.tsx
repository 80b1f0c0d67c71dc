import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { myStoreQuery } from "#client/lib/stock/stock-queries.ts";
import { storeText } from "#client/lib/storage/stored-text.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AtMyStoreLater } from "./at-my-store-later.tsx";

/** Half past nine on a Monday in Melbourne. */
const monday = new Date("2026-11-29T22:30:00Z");
const openingHours = [{ day: "Monday", span: { opens: "08:30", closes: "17:00" } }];
const store = { placeId: "p1", shortName: "Coburg North", timeZone: "Australia/Melbourne", openingHours, closedOn: [] };
const idOf = (number: number) => `gid://shopify/Product/${number}`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

async function openShelf(count: number, shelves: Api["search"]["shelves"]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData([...myStoreQuery(unusedApi, "p1").queryKey], store);
  const { container } = await render(
    <InShop api={{ ...unusedApi, search: { ...unusedApi.search, shelves } }} queryClient={queryClient}>
      <ul>
        {Array.from({ length: count }, (_, number) => (
          <li key={number}>
            <AtMyStoreLater id={idOf(number)} />
          </li>
        ))}
      </ul>
    </InShop>,
  );
  return () => [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
}

test("the cards of all shelves ask once what the shopper's store has, and say what a list's cards say", async () => {
  storeText("myStore", JSON.stringify({ placeId: "p1", shortName: "Coburg North" }));
  const shelves = vi.fn<Api["search"]["shelves"]>(async () => [
    { id: idOf(0), availability: "in-stock", isInStoreOnly: false, inStockAt: ["Coburg North"] },
    { id: idOf(1), availability: "in-stock", isInStoreOnly: false, inStockAt: ["Darwin"] },
    { id: idOf(2), availability: "special-order", isInStoreOnly: false, inStockAt: [] },
  ]);
  const signs = await openShelf(4, shelves);
  await expect.poll(signs).toEqual(["Collect today from Coburg North", "Not at my store", "", ""]);
  expect(shelves.mock.calls.map(([{ ids }]) => ids)).toEqual([[0, 1, 2, 3].map(idOf)]);
});

test("more cards than one question may hold are several, and a question that fails leaves its cards as they are", async () => {
  storeText("myStore", JSON.stringify({ placeId: "p1", shortName: "Coburg North" }));
  const shelves = vi.fn<Api["search"]["shelves"]>(async ({ ids }) => {
    if (ids.length === 50) throw new Error("down");
    return [{ id: idOf(50), availability: "in-stock", isInStoreOnly: false, inStockAt: ["Coburg North"] }];
  });
  const signs = await openShelf(51, shelves);
  await expect.poll(() => signs().at(-1)).toBe("Collect today from Coburg North");
  expect(signs().slice(0, 50).join("")).toBe("");
  expect(shelves.mock.calls.map(([{ ids }]) => ids.length)).toEqual([50, 1]);
});

test("without a store nothing is asked", async () => {
  const shelves = vi.fn<Api["search"]["shelves"]>();
  const signs = await openShelf(2, shelves);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(signs()).toEqual(["", ""]);
  expect(shelves).not.toHaveBeenCalled();
});
