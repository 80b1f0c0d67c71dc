import { queryOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dehydrateQueries, onQuerySettled } from "./dehydrate-page.ts";
import { hydratePage, readPageState } from "./hydrate-page.ts";
import type { PageState, StreamedOutcome } from "./page-state.ts";
import { createQueryClient, inBrowser, onServer } from "../lib/api/query-client.ts";

const router = { loaderData: {}, actionData: null, errors: null };
const site = { origin: "http://localhost", name: "Rares" };

type FakeWindow = { __streamed?: StreamedOutcome[] | { push(outcome: StreamedOutcome): void } };
let fakeWindow: FakeWindow = {};
const listen = vi.fn<(name: string, hear: () => void, options?: object) => void>();
const fakeDocument = { readyState: "loading", addEventListener: listen, getElementById: vi.fn<(id: string) => object | null>() };

/** A server's page in which one query is settled and one still runs. */
async function serverPage() {
  const server = createQueryClient(onServer);
  const slow = Promise.withResolvers<string>();
  await server.fetchQuery(queryOptions({ queryKey: ["fast"], queryFn: () => "done" }));
  void server.prefetchQuery(queryOptions({ queryKey: ["slow"], queryFn: () => slow.promise }));
  const state: PageState = JSON.parse(JSON.stringify({ ...dehydrateQueries(server), router, site }));
  const outcomes: StreamedOutcome[] = [];
  onQuerySettled(server, (outcome) => outcomes.push(outcome));
  return { state, slow, outcomes };
}

function browserQueries() {
  const browser = createQueryClient(inBrowser);
  const queryFn = vi.fn(() => Promise.resolve("asked again"));
  return { browser, queryFn, ask: (key: string) => browser.fetchQuery(queryOptions({ queryKey: [key], queryFn })) };
}

beforeEach(() => {
  fakeWindow = {};
  vi.stubGlobal("window", fakeWindow);
  listen.mockReset();
  fakeDocument.readyState = "loading";
  vi.stubGlobal("document", fakeDocument);
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

  test("has no second turn for an outcome, and none for one that nobody waits for", async () => {
    const { state } = await serverPage();
    const { browser, ask } = browserQueries();
    hydratePage(browser, state);
    const queue = fakeWindow.__streamed;
    queue?.push(['["unheard of"]', "failed"]);
    queue?.push(['["unheard of"]', { data: "nothing" }]);
    queue?.push(['["slow"]', { data: "first" }]);
    expect(await ask("slow")).toBe("first");
    queue?.push(['["fast"]', { data: "another" }]);
    expect(await ask("fast")).toBe("done");
  });

  test("keeps what the stream told of, also once the document has ended", async () => {
    const { state } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    hydratePage(browser, state);
    fakeWindow.__streamed?.push(['["slow"]', { data: "streamed" }]);
    expect(await ask("slow")).toBe("streamed");
    const [, streamEnds] = listen.mock.calls[0] ?? [];
    streamEnds?.();
    expect(await ask("slow")).toBe("streamed");
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("asks itself for what the stream never told of, once the document has ended", async () => {
    const { state } = await serverPage();
    const { browser, queryFn, ask } = browserQueries();
    hydratePage(browser, state);
    const [name, streamEnds, options] = listen.mock.calls[0] ?? [];
    expect([name, options]).toEqual(["DOMContentLoaded", { once: true }]);
    await new Promise(setImmediate);
    expect(browser.getQueryState(["slow"])?.status).toBe("pending");
    streamEnds?.();
    expect(await ask("slow")).toBe("asked again");
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test("asks at once for what is missing where the document had ended before", async () => {
    const { state } = await serverPage();
    const { browser, ask } = browserQueries();
    fakeDocument.readyState = "interactive";
    hydratePage(browser, state);
    expect(listen).not.toHaveBeenCalled();
    expect(await ask("slow")).toBe("asked again");
  });

  test("takes the age of the data over with it, so that what is old is asked for anew in its time", async () => {
    const { state } = await serverPage();
    const { browser } = browserQueries();
    const [settled] = state.settled;
    if (!settled) throw new Error("The page has nothing settled");
    settled[2] = 1_700_000_000_000;
    hydratePage(browser, state);
    expect(browser.getQueryState(["fast"])).toMatchObject({ dataUpdatedAt: 1_700_000_000_000, dataUpdateCount: 1, status: "success" });
    expect(browser.getQueryState(["slow"])).toMatchObject({ dataUpdateCount: 0, status: "pending" });
  });
});

describe("what the server put before the application", () => {
  test("is read from its element", () => {
    fakeDocument.getElementById.mockImplementation((id) => (id === "page-state" ? { textContent: '{"pending":[]}' } : null));
    expect(readPageState()).toEqual({ pending: [] });
  });

  test.each([[null], [{ textContent: "" }]])("is missed with a sentence where the document has none: %j", (element) => {
    fakeDocument.getElementById.mockReturnValue(element);
    expect(() => readPageState()).toThrow("No page state");
  });
});
