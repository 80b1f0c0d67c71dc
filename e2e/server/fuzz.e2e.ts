import { expect, test } from "@playwright/test";
import { fuzzShop } from "../../ops/chaos/fuzz/fuzz-shop.ts";
import { e2eAddress } from "../support/shop/address.ts";

test("300 requests that nobody would send, made from the API's own description, are each answered and none with an error of ours", async () => {
  test.setTimeout(120_000);
  const { statuses, findings } = await fuzzShop({ origin: e2eAddress.shop, seed: 20_261, count: 300 });
  expect(findings).toEqual([]);
  expect(statuses.reduce((sum, [, count]) => sum + count, 0)).toBe(300);
  expect(statuses.map(([status]) => status)).toEqual(expect.arrayContaining(["200", "400", "404"]));
});
