import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCart } from "./example-cart.ts";
import { inCartOrder } from "./in-cart-order.ts";
import { cartQuery } from "./queries.ts";

/** A call that ends when the test says so. */
function slowCall(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
  };
  return { run, end: resolve };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test("one change of the cart waits for another, over all tabs: the browser itself holds the lock", async () => {
  const log: string[] = [];
  const [first, second] = [slowCall(log, "first"), slowCall(log, "second")];
  const both = [inCartOrder("change", first.run), inCartOrder("change", second.run)];
  await settled();
  expect(log).toEqual(["first begins"]);
  const { held = [], pending = [] } = await navigator.locks.query();
  expect([...held, ...pending].map(({ name, mode }) => [name, mode])).toEqual([
    ["cart", "exclusive"],
    ["cart", "exclusive"],
  ]);
  second.end();
  first.end();
  await Promise.all(both);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("looks at the cart go on together, but never while a change is under way", async () => {
  const log: string[] = [];
  const [change, one, other] = [slowCall(log, "change"), slowCall(log, "one look"), slowCall(log, "other look")];
  const all = [inCartOrder("change", change.run), inCartOrder("look", one.run), inCartOrder("look", other.run)];
  await settled();
  expect(log).toEqual(["change begins"]);
  change.end();
  await settled();
  expect(log).toEqual(["change begins", "change ends", "one look begins", "other look begins"]);
  one.end();
  other.end();
  await Promise.all(all);
});

test("a look that nobody waits for any more leaves the queue", async () => {
  const log: string[] = [];
  const change = slowCall(log, "change");
  const changing = inCartOrder("change", change.run);
  const leaving = new AbortController();
  const look = inCartOrder("look", slowCall(log, "look").run, leaving.signal);
  leaving.abort();
  await expect(look).rejects.toThrow(/abort/i);
  change.end();
  await changing;
  expect(log).toEqual(["change begins", "change ends"]);
});

test("the cart isn't asked for while another tab changes it: what was before would be shown after", async () => {
  const change = slowCall([], "change");
  const changing = navigator.locks.request("cart", change.run);
  const get = vi.fn(async () => exampleCart());
  const looking = new QueryClient().fetchQuery(cartQuery({ ...unusedApi, cart: { ...unusedApi.cart, get } }));
  await settled();
  expect(get).not.toHaveBeenCalled();
  change.end();
  await changing;
  expect(await looking).toEqual(exampleCart());
});

test("a browser without locks changes the cart all the same", async () => {
  const { prototype } = Navigator;
  const locks = Object.getOwnPropertyDescriptor(prototype, "locks") ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, "locks", locks));
  Reflect.deleteProperty(prototype, "locks");
  expect(await inCartOrder("change", async () => "changed")).toBe("changed");
});
