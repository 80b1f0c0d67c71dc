import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { storeText } from "#client/lib/storage/stored-text.ts";
import { productStockQuery } from "../queries.ts";
import { StoreStockIcon } from "./store-stock-icon.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const stores = [
  ["Dandenong South", "VIC", 0],
  ["Coburg North", "VIC", 3],
] as const;
const stock = stores.map(([storeName, state, units]) => ({
  storeId: storeName,
  storeName,
  suburb: storeName,
  state,
  unitsByVariant: { v1: units },
}));

const part = { stock: "in-stock", isInStoreOnly: false } as const;

function shop(quantity = 1) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(productStockQuery(unusedApi, "pump").queryKey, stock);
  return (
    <InShop api={unusedApi} queryClient={queryClient}>
      <StoreStockIcon handle="pump" needs={[{ variantIds: ["v1"], quantity: 1 }]} part={part} quantity={quantity} />
    </InShop>
  );
}
const choose = (shortName: string) => storeText("myStore", JSON.stringify({ placeId: `id-${shortName}`, shortName }));
const iconIn = (html: string) => /#([a-z-]+)"/.exec(html)?.[1];

test("the tab's sign is a check only when the shopper's own store has the part, and a cross when it has not [shop-2.63]", async () => {
  choose("Dandenong South");
  const { container } = await render(shop());
  expect(iconIn(container.innerHTML)).toBe("x");
  choose("Coburg North");
  await expect.poll(() => iconIn(container.innerHTML)).toBe("check");
  choose("A store that nobody counts");
  await expect.poll(() => iconIn(container.innerHTML)).toBe("x");
});

test("it is a cross when more is wanted than the store has", async () => {
  choose("Coburg North");
  const { container } = await render(shop(4));
  expect(iconIn(container.innerHTML)).toBe("x");
});

test("without a store it is a pin, as in the first HTML, which knows nobody's store [shop-2.63]", async () => {
  const { container } = await render(shop());
  expect(iconIn(container.innerHTML)).toBe("map-pin");
  choose("Coburg North");
  expect(iconIn(renderToString(shop()))).toBe("map-pin");
});
