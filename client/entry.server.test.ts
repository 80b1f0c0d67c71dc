import { expect, test } from "vitest";
import { openPage } from "./entry.server.tsx";
import { unusedApi } from "./lib/testing/unused-api.ts";

test("an error that nobody foresaw behind a posted form reaches the log, though the form comes back with words of its own", async () => {
  const broken = new TypeError("x is not a function");
  const opened = await openPage({
    request: new Request("http://shop.test/logout", { method: "POST", body: new URLSearchParams() }),
    api: { ...unusedApi, session: { ...unusedApi.session, signOut: () => Promise.reject(broken) } },
    site: { origin: "http://shop.test", name: "Test", tagManager: null },
  });
  expect(opened).not.toBeInstanceOf(Response);
  expect("unexpectedErrors" in opened && opened.unexpectedErrors).toContain(broken);
});

test("a form that fails before a page that can't be shown either has the status that the page tells", async () => {
  const down = () => Promise.reject(Object.assign(new Error("Please try again."), { status: 503, code: "UPSTREAM_UNAVAILABLE" }));
  const body = new URLSearchParams({ intent: "add", variantId: "gid://shopify/ProductVariant/1", quantity: "1", name: "Water pump" });
  const opened = await openPage({
    request: new Request("http://shop.test/cart", { method: "POST", body }),
    api: { ...unusedApi, cart: { ...unusedApi.cart, get: down, addLines: down } },
    site: { origin: "http://shop.test", name: "Test", tagManager: null },
  });
  if (opened instanceof Response) throw new Error("no page");
  const [error] = Object.values(opened.state().router.errors ?? {});
  expect(error).toMatchObject({ status: 500 });
  expect(opened).toMatchObject({ isErrorPage: true, status: 500 });
});
