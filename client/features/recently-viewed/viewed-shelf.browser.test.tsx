import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCard, idOf } from "#client/lib/wishlist/example-wish.ts";
import { ViewedShelf } from "./viewed-shelf.tsx";

const viewed = [1, 2].map((number) => exampleCard(number, { title: `Part ${number}`, priceCents: 1000 }));
const part = (number: number) => page.getByRole("listitem").filter({ hasText: `Part ${number}` });

/** The shelf far below what is in view, beside a shop that answers so. */
async function show(cards: Api["catalogue"]["cards"]) {
  await render(
    <InShop api={{ ...unusedApi, catalogue: { ...unusedApi.catalogue, cards } }}>
      <div style={{ blockSize: "5000px" }} />
      <ViewedShelf
        viewed={viewed}
        bought={[]}
        renderCard={({ title, priceCents }, _position, hasPrice) => `${title}: ${hasPrice ? priceCents : "no price"}`}
      />
    </InShop>,
  );
}

test("nobody is told what a part cost when they looked, and today's price is asked for as the shelf comes near", async () => {
  const cards = vi.fn<Api["catalogue"]["cards"]>(async ({ ids }) => [exampleCard(1, { id: ids[0] ?? "", priceCents: 1250 })]);
  await show(cards);
  await expect.element(part(1)).toHaveTextContent("Part 1: no price");
  expect(cards).not.toHaveBeenCalled();
  part(1).element().scrollIntoView();
  await expect.element(part(1)).toHaveTextContent("Part 1: 1250");
  // It is no longer sold.
  await expect.element(part(2)).toHaveTextContent("Part 2: no price");
  expect(cards.mock.calls.map(([input]) => input)).toEqual([{ ids: [idOf(1), idOf(2)] }]);
});

test("a shop that can't tell prices leaves the parts without", async () => {
  const cards = vi.fn<Api["catalogue"]["cards"]>(() => Promise.reject(new Error("away")));
  await show(cards);
  part(1).element().scrollIntoView();
  await expect.poll(() => cards.mock.settledResults.length).toBe(1);
  await expect.element(part(1)).toHaveTextContent("Part 1: no price");
});
