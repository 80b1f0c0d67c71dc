import { expect, test, vi } from "vitest";
import type { PlatformOrderLine } from "./customer-port.ts";
import { orderAgain, type VariantSales } from "./order-again.ts";

function line(title: string, changes: Partial<PlatformOrderLine> = {}): PlatformOrderLine {
  return {
    id: title,
    title,
    variantTitle: null,
    sku: null,
    quantity: 2,
    attributes: [],
    totalCents: 100,
    picture: null,
    productId: "gid://shopify/Product/1",
    variantId: `gid://shopify/ProductVariant/${title}`,
    returnableQuantity: 0,
    returnReasons: [],
    ...changes,
  };
}

const gidOf = (title: string) => `gid://shopify/ProductVariant/${title}`;

test("what can be had is wanted as it was bought, and each line that can't says why, with one look-up for all", async () => {
  const sales = vi.fn<VariantSales>(
    async () =>
      new Map([
        [gidOf("pump"), true],
        [gidOf("hose"), false],
      ]),
  );
  const vehicle = { key: "Vehicle", value: "HQ Monaro" };
  const lines = [
    line("pump", { attributes: [vehicle, { key: "__other", value: "x" }] }),
    line("hose"),
    line("gone"),
    line("never a product", { variantId: null }),
    line("mug", { totalCents: 0 }),
  ];
  expect(await orderAgain(lines, sales)).toEqual({
    wanted: [{ variantId: gidOf("pump"), quantity: 2, attributes: [vehicle] }],
    left: [
      { title: "hose", reason: "out-of-stock" },
      { title: "gone", reason: "no-longer-sold" },
      { title: "never a product", reason: "no-longer-sold" },
      { title: "mug", reason: "was-free" },
    ],
  });
  expect(sales).toHaveBeenCalledExactlyOnceWith([gidOf("pump"), gidOf("hose"), gidOf("gone")]);
});

test("a cart takes 250 lines at a time; those beyond are told", async () => {
  const sales: VariantSales = async (ids) => new Map(ids.map((id) => [id, true]));
  const lines = Array.from({ length: 252 }, (_, at) => line(`part ${at}`));
  const { wanted, left } = await orderAgain(lines, sales);
  expect(wanted).toHaveLength(250);
  expect(left).toEqual([
    { title: "part 250", reason: "too-many" },
    { title: "part 251", reason: "too-many" },
  ]);
});

test("an order of gifts alone asks nobody", async () => {
  const sales = vi.fn<VariantSales>();
  expect(await orderAgain([line("mug", { totalCents: 0 })], sales)).toMatchObject({ wanted: [] });
  expect(sales).not.toHaveBeenCalled();
});
