import { queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient, onServer } from "../lib/api/query-client.ts";
import { dehydrateQueries, onQuerySettled, whenSettled } from "./dehydrate-page.ts";
import type { StreamedOutcome } from "./page-state.ts";

const newClient = () => createQueryClient(onServer);

/** A query that ends when the test says so. */
function slowQuery(client: ReturnType<typeof newClient>, key: string, meta?: Record<string, unknown>) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const running = client.prefetchQuery(queryOptions({ queryKey: [key], queryFn: () => promise, ...(meta && { meta }) }));
  return { running, resolve, reject };
}

test("what travels is what is there and what is under way; a failure and what nobody asks for any more stay behind", async () => {
  const client = newClient();
  await client.fetchQuery(queryOptions({ queryKey: ["done"], queryFn: () => "data" }));
  await client.prefetchQuery(queryOptions({ queryKey: ["failed"], queryFn: () => Promise.reject(new Error("no")) }));
  slowQuery(client, "under way");
  client.getQueryCache().build(client, { queryKey: ["never asked"] });
  const { settled, pending } = dehydrateQueries(client);
  expect(settled).toEqual([[["done"], "data", expect.any(Number)]]);
  expect(pending).toEqual([["under way"]]);
});

test("what only the server renders stays there: its data, that it is under way, and what became of it", async () => {
  const client = newClient();
  const [there, underWay] = [slowQuery(client, "there", { isServerOnly: true }), slowQuery(client, "under way", { isServerOnly: true })];
  const other = slowQuery(client, "other", { isForFirstHtml: true });
  there.resolve("data");
  await there.running;
  expect(dehydrateQueries(client)).toEqual({ settled: [], pending: [["other"]] });

  const told: StreamedOutcome[] = [];
  onQuerySettled(client, (outcome) => told.push(outcome));
  underWay.resolve("data");
  other.resolve("data");
  await Promise.all([underWay.running, other.running]);
  expect(told).toEqual([['["other"]', { data: "data" }]]);
});

test("what is there and asked for once more travels as it is, and isn't waited for", async () => {
  const client = newClient();
  client.setQueryData(["stock"], "twelve", { updatedAt: 1 });
  slowQuery(client, "stock");
  expect(client.isFetching()).toBe(1);
  expect(dehydrateQueries(client)).toEqual({ settled: [[["stock"], "twelve", 1]], pending: [] });
});

test("lists that only the server renders travel empty, all else as it is", async () => {
  const client = newClient();
  const put = (key: string, data: unknown, meta?: Record<string, unknown>) =>
    client.fetchQuery(queryOptions({ queryKey: [key], queryFn: () => data, ...(meta && { meta }) }));
  await put("menu", { items: ["Brakes"], title: "Menu" }, { serverOnlyLists: ["items"] });
  await put("plain", { items: ["Brakes"] });
  await put("text", "words", { serverOnlyLists: ["items"] });
  await put("nothing", null, { serverOnlyLists: ["items"] });
  await put("misspelt", { items: ["Brakes"] }, { serverOnlyLists: "items" });
  expect(dehydrateQueries(client).settled.map(([, data]) => data)).toEqual([
    { items: [], title: "Menu" },
    { items: ["Brakes"] },
    "words",
    null,
    { items: ["Brakes"] },
  ]);
});

test("a page is settled once its last query is, and whole only if none has failed", async () => {
  const client = newClient();
  expect(await whenSettled(client)).toBe(true);
  const [first, second] = [slowQuery(client, "first"), slowQuery(client, "second")];
  let isOver = false;
  const settled = whenSettled(client).then((isWhole) => {
    isOver = true;
    return isWhole;
  });
  first.resolve("data");
  await first.running;
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  second.resolve("data");
  expect(await settled).toBe(true);
  // Who waited has stopped listening.
  expect(client.getQueryCache().hasListeners()).toBe(false);

  const failing = slowQuery(client, "failing");
  const ended = whenSettled(client);
  failing.reject(new Error("no"));
  expect(await ended).toBe(false);
});

test("each query that settles is told of once, with its data or as failed, until nobody listens", async () => {
  const client = newClient();
  const told: StreamedOutcome[] = [];
  const good = slowQuery(client, "good");
  const bad = slowQuery(client, "bad");
  const late = slowQuery(client, "late");
  const stop = onQuerySettled(client, (outcome) => told.push(outcome));
  expect(told).toEqual([]);
  good.resolve("data");
  bad.reject(new Error("no"));
  await Promise.all([good.running, bad.running]);
  stop();
  late.resolve("data");
  await late.running;
  expect(told).toEqual([
    ['["good"]', { data: "data" }],
    ['["bad"]', "failed"],
  ]);
});

test("a query that begins late is told of like any other", async () => {
  const client = newClient();
  const told: StreamedOutcome[] = [];
  onQuerySettled(client, (outcome) => told.push(outcome));
  const late = slowQuery(client, "late");
  late.resolve("data");
  await late.running;
  expect(told).toEqual([['["late"]', { data: "data" }]]);
});
