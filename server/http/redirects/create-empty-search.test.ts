import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test.each([
  ["/search?q=", "/search"],
  ["/search?q=++", "/search"],
  ["/search?q=%00&vendor=A+B", "/search?vendor=A+B"],
])("a search that was sent empty without any script leads to the page without a query: %s [shop-2.4]", async (path, target) => {
  const { ask } = await startTestShop();
  const { status, headers } = await ask(path);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: target });
});

test.each(["/search", "/search?q=pump", "/search?vendor=", "/parts?q="])("%s stays where it is", async (path) => {
  const { ask } = await startTestShop();
  expect((await ask(path)).status).toBe(200);
});
