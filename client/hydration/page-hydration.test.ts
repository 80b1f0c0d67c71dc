import { queryOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dehydrateQueries, onQuerySettled } from "./dehydrate-page.ts";
import { hydratePage } from "./hydrate-page.ts";
import type { PageState, StreamedOutcome } from "./page-state.ts";
import { createQueryClient } from "../lib/api/query-client.ts";

const router = { loaderData: {}, actionData: null, errors: null };
const site = { origin: "http://localhost", name: "Rares" };

type FakeWindow = { __streamed?: StreamedOutcome[] | { push(outcome: StreamedOutcome): void } };
let fakeWindow: FakeWindow = {};

/** A server's page in which one query is settled and one still runs. */
async function serverPage() {
  const server = createQueryClient({ isServer: true });
  const slow = Promise.withResolvers<string>();
  await server.fetchQuery(queryOptions({ queryKey: ["fast"], queryFn: () => "done" }));
  void server.prefetchQuery(queryOptions({ queryKey: ["slow"], queryFn: () => slow.promise }));
  const state: PageState = JSON.parse(JSON.stringify({ ...dehydrateQueries(server), router, site }));
  const outcomes: StreamedOutcome[] = [];
  onQuerySettled(server, (outcome) => outcomes.push(outcome));
  return { state, slow, outcomes };
}

function browserQueries() {
  const browser = createQueryClient({ isServer: false });
  const queryFn = vi.fn(() => Promise.resolve("asked again"));
  return { browser, queryFn, ask: (key: string) => browser.fetchQuery(queryOptions({ queryKey: [key], queryFn })) };
}

beforeEach(() => {
  fakeWindow = {};
  vi.stubGlobal("window", fakeWindow);
  vi.stubGlobal("document", { readyState: "loading", addEventListener: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

describe("hydration", () => {
  test("asks for nothing that the server had settled", async () => {
    const { state } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    hydratePage(browser, state);
    expect(await ask("fast")).toBe("done");
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("waits for a pending query's outcome from the stream instead of asking", async () => {
    const { state, slow, outcomes } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    hydratePage(browser, state);
    const answer = ask("slow");
    slow.resolve("streamed");
    await vi.waitFor(() => expect(outcomes).toHaveLength(1));
    for (const outcome of outcomes) fakeWindow.__streamed?.push(outcome);
    expect(await answer).toBe("streamed");
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("takes outcomes that arrived before the application started", async () => {
    const { state } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    fakeWindow.__streamed = [['["slow"]', { data: "early" }]];
    hydratePage(browser, state);
    expect(await ask("slow")).toBe("early");
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("asks once itself for a query that failed on the server", async () => {
    const { state, slow, outcomes } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    hydratePage(browser, state);
    slow.reject(new Error("vendor down"));
    await vi.waitFor(() => expect(outcomes).toEqual([['["slow"]', "failed"]]));
    for (const outcome of outcomes) fakeWindow.__streamed?.push(outcome);
    await new Promise(setImmediate);
    expect(await ask("slow")).toBe("asked again");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
