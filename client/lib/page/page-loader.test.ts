import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contextWith } from "../testing/app-context.ts";
import { pageLoader } from "./page-loader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms, ms));

/** When the loader of a page with these queries is done, in ms from its start. */
async function doneAfter(queries: ReturnType<Parameters<typeof pageLoader>[0]>): Promise<number> {
  const context = contextWith();
  const startedAt = Date.now();
  let doneAt = Number.NaN;
  const load = async () => {
    const url = new URL("http://shop.test/");
    await pageLoader(() => queries)({ context, params: {}, request: new Request(url), url, pattern: "/" });
    doneAt = Date.now();
  };
  void load();
  await vi.advanceTimersByTimeAsync(10_000);
  return doneAt - startedAt;
}

const critical = [{ queryKey: ["critical"], queryFn: after(40) }];

test("a page waits for what is critical and for nothing that is deferred", async () => {
  expect(await doneAfter({ critical, deferred: [{ queryKey: ["late"], queryFn: after(3000) }] })).toBe(40);
});

test.each([
  ["is there in the first HTML when it comes a moment after", 90, 90],
  ["costs nothing when it comes before", 20, 40],
  ["is waited for a moment only", 3000, 190],
])("what shoppers without JavaScript should see, too, %s", async (_which, ms, done) => {
  const forFirstHtml = { queryKey: ["first"], queryFn: after(ms), meta: { isForFirstHtml: true } };
  expect(await doneAfter({ critical, deferred: [forFirstHtml, { queryKey: ["late"], queryFn: after(3000) }] })).toBe(done);
});

test("what a page waits for is asked for before what is deferred", async () => {
  const asked: string[] = [];
  const query = (name: string) => ({ queryKey: [name], queryFn: async () => asked.push(name) });
  await doneAfter({ critical: [query("product"), query("stock")], deferred: [query("reviews"), query("recommendations")] });
  expect(asked).toEqual(["product", "stock", "reviews", "recommendations"]);
});
