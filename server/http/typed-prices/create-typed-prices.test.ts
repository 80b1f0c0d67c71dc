import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test.each([
  ["/parts/brakes?price=0-50&vendor=A+B&price_min=20&price_max=%2480", "/parts/brakes?price=20-80&vendor=A+B"],
  ["/search?q=pump&price_min=&price_max=1%2C500", "/search?q=pump&price=up-to-1500"],
  ["/search?q=pump&price=0-50&price_min=&price_max=", "/search?q=pump&price=0-50"],
  ["/parts/brakes?price_min=cheap", "/parts/brakes"],
  ["/search?q=pump&store=&price_min=&price_max=", "/search?q=pump"],
  ["/search?q=pump&store=Coburg+North&price_min=&price_max=", "/search?q=pump&store=Coburg+North"],
])("the price boxes of a form become a range: %s", async (path, target) => {
  const { ask } = await startTestShop();
  const { status, headers } = await ask(path);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: target });
});

test("an address without price boxes is left as it is", async () => {
  const { ask } = await startTestShop();
  expect((await ask("/search?q=price_min")).status).toBe(200);
});
