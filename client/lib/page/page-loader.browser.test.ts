import { expect, test, vi } from "vitest";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { contextWith } from "../testing/app-context.ts";
import { pageLoader } from "./page-loader.ts";

test("in a browser the code of a page's parts is asked for before what is deferred, for there may be six connections for both", async () => {
  const asked: string[] = [];
  const query = (name: string) => ({ queryKey: [name], queryFn: async () => asked.push(name) });
  lazyPart(async () => {
    // As the bundler's imports do, which look first for what else the code needs.
    await Promise.resolve();
    asked.push("code");
    return () => null;
  });
  const loader = pageLoader(() => ({ critical: [query("product")], deferred: [query("stock"), query("reviews")] }));
  const url = new URL("http://shop.test/");
  await loader({ context: contextWith(), params: {}, request: new Request(url), url, pattern: "/" });
  await vi.waitFor(() => expect(asked).toEqual(["product", "code", "stock", "reviews"]));
});

test("the way back to where the document came from waits for no part that it did without", async () => {
  const code = Promise.withResolvers<() => null>();
  const load = vi.fn(() => code.promise);
  lazyPart(load);
  const loader = pageLoader(() => ({ critical: [] }));
  const goTo = (path: string) => {
    const url = new URL(path, location.href);
    return loader({ context: contextWith(), params: {}, request: new Request(url), url, pattern: "/" });
  };
  await goTo(location.href);
  expect(load).not.toHaveBeenCalled();
  let isShown = false;
  const shown = goTo("/another").then(() => (isShown = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isShown).toBe(false);
  code.resolve(() => null);
  await shown;
});

test("what is deferred isn't asked for any more once the page was given up", async () => {
  const asked: string[] = [];
  const query = (name: string) => ({ queryKey: [name], queryFn: async () => asked.push(name) });
  const loader = pageLoader(() => ({ critical: [query("product")], deferred: [query("stock")] }));
  const url = new URL("http://shop.test/");
  const turning = new AbortController();
  const loading = loader({ context: contextWith(), params: {}, request: new Request(url, turning), url, pattern: "/" });
  turning.abort();
  await loading;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(["product"]);
});
