import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";
import type { ViewedProduct } from "./viewed-product.ts";

const product = (number: number): ViewedProduct => ({
  id: `gid://shopify/Product/${number}`,
  handle: `part-${number}`,
  title: `Part ${number}`,
  vendor: "Ironbark",
  productType: "Brakes",
  sku: `IB-${number}`,
  picture: null,
  priceCents: 1000,
  maxPriceCents: 1000,
  compareToPriceCents: null,
});
const Shelf = ({ viewed }: { viewed: ViewedProduct[] }) => <p>Looked at: {viewed.map(({ title }) => title).join(", ")}</p>;
const looked = page.getByText(/^Looked at/);

afterEach(() => localStorage.clear());

async function lookAt(current: ViewedProduct | undefined, loadShelf = vi.fn(async () => Shelf)) {
  const screen = await render(
    <InShop api={unusedApi} queryClient={new QueryClient()}>
      <RecentlyViewed current={current} loadShelf={loadShelf} />
      <p>The rest of the page</p>
    </InShop>,
  );
  return { ...screen, loadShelf };
}

test("whoever looks at a first part has it remembered, and is sent no shelf", async () => {
  const { loadShelf } = await lookAt(product(1));
  expect(JSON.parse(localStorage.getItem("recently-viewed") ?? "[]")).toMatchObject([{ handle: "part-1" }]);
  expect(loadShelf).not.toHaveBeenCalled();
});

test("whoever looks at another sees what came before, newest first and without the part itself", async () => {
  for (const number of [1, 2]) await (await lookAt(product(number))).unmount();
  await lookAt(product(3));
  await expect.element(looked).toHaveTextContent("Looked at: Part 2, Part 1");
});

test("a shelf that fails to come takes nothing away", async () => {
  await (await lookAt(product(1))).unmount();
  const { loadShelf } = await lookAt(
    undefined,
    vi.fn(() => Promise.reject(new Error("gone"))),
  );
  await expect.poll(() => loadShelf.mock.calls.length).toBe(1);
  await expect.element(page.getByText("The rest of the page")).toBeVisible();
  await expect.element(looked).not.toBeInTheDocument();
});
