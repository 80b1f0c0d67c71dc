import { CircuitState } from "cockatiel";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { withDeadline } from "#server/deadline.ts";
import { requestScope, type RequestScope } from "#server/observability/tracing/request-scope.ts";
import { closedVendor, startVendor, watchedVendorFetch } from "#server/testing/start-vendor.ts";

const read = { operation: "ProductByHandle", isIdempotent: true };
const write = { operation: "cartLinesAdd", isIdempotent: false };

type Watched = ReturnType<typeof watchedVendorFetch>;

/** The attempts that the histogram has counted, by their labels. */
async function attempts({ metrics }: Watched) {
  const { values } = await metrics.vendorRequestDuration.get();
  return values.flatMap(({ metricName, labels, value }) => (metricName?.endsWith("_count") ? [{ ...labels, value }] : []));
}

async function counted({ metrics }: Watched, name: "vendorRetries" | "vendorThrottled" | "circuitState" | "circuitRejections") {
  return (await metrics[name].get()).values;
}

describe("an attempt is counted", () => {
  test.each([
    [200, "", 1],
    [404, "", 1],
    [500, "status", 1],
    [429, "throttled", 1],
  ])("with its status %i and what was wrong with it", async (status, errorType, value) => {
    const watched = watchedVendorFetch();
    const url = await startVendor((_req, res) => res.writeHead(status).end());
    await watched.vendorFetch(url, undefined, write).catch(() => undefined);
    expect(await attempts(watched)).toEqual([
      { upstream: "shopify", operation: "cartLinesAdd", http_response_status_code: status, error_type: errorType, value },
    ]);
    expect(await counted(watched, "vendorThrottled")).toEqual(status === 429 ? [{ labels: { upstream: "shopify" }, value: 1 }] : []);
  });

  test("without a status where none came", async () => {
    const watched = watchedVendorFetch();
    await watched.vendorFetch(await closedVendor(), undefined, read).catch(() => undefined);
    expect(await attempts(watched)).toEqual([expect.objectContaining({ http_response_status_code: "", error_type: "network", value: 4 })]);
    expect(await counted(watched, "vendorRetries")).toEqual([{ labels: { upstream: "shopify" }, value: 3 }]);
  });

  test("as given up where the caller went away", async () => {
    const watched = watchedVendorFetch();
    const aborter = new AbortController();
    const url = await startVendor(() => aborter.abort(new Error("the visitor left")));
    await expect(watched.vendorFetch(url, { signal: aborter.signal }, read)).rejects.toThrow("the visitor left");
    expect(await attempts(watched)).toEqual([expect.objectContaining({ http_response_status_code: "", error_type: "aborted", value: 1 })]);
  });

  test("as too long where the vendor had its time, and as cut short where it had not", async () => {
    const url = await startVendor(() => undefined);
    const slow = watchedVendorFetch({ timeoutMs: 40 });
    await slow.vendorFetch(url, undefined, read).catch(() => undefined);
    await expect.poll(() => attempts(slow)).toEqual([expect.objectContaining({ error_type: "timeout" })]);
    const hurried = watchedVendorFetch({ timeoutMs: 5000 });
    await withDeadline(40, () => hurried.vendorFetch(url, undefined, read)).catch(() => undefined);
    await expect.poll(() => attempts(hurried)).toEqual([expect.objectContaining({ error_type: "cut-short" })]);
  });

  test("not at all where there was no time for one, and then that is said", async () => {
    const watched = watchedVendorFetch();
    const url = await startVendor(() => undefined);
    const call = withDeadline(0, () => watched.vendorFetch(url, undefined, read));
    await expect(call).rejects.toThrow("shopify ProductByHandle: there was no time left");
    expect(await attempts(watched)).toEqual([]);
    expect(watched.lines).toEqual([expect.objectContaining({ upstream: { name: "shopify", operation: "ProductByHandle", attempt: 0 } })]);
  });
});

describe("a call that fails for good", () => {
  test.each([
    [500, "UPSTREAM_FAILED"],
    [502, "UPSTREAM_FAILED"],
    [503, "UPSTREAM_UNAVAILABLE"],
    [429, "UPSTREAM_UNAVAILABLE"],
  ])("with %i is %s, and has its line in the log already", async (status, code) => {
    const { vendorFetch, lines } = watchedVendorFetch();
    const url = await startVendor((_req, res) => res.writeHead(status).end());
    const error: unknown = await vendorFetch(url, undefined, write).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code,
      isLogged: true,
      message: expect.stringMatching(/^shopify cartLinesAdd: the vendor /),
      cause: { status },
    });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 40,
        event: "upstream.error",
        upstream: { name: "shopify", operation: "cartLinesAdd", status, attempt: 1 },
        msg: "a vendor's call failed",
      }),
    ]);
  });
});

describe("the circuit's story", () => {
  test("is one warning when it opens, with the last fault; then calls are counted and whispered", async () => {
    const watched = watchedVendorFetch({ level: "debug" });
    expect(await counted(watched, "circuitState")).toEqual([{ labels: { upstream: "shopify" }, value: 0 }]);
    const url = await startVendor((_req, res) => res.writeHead(500).end());
    for (let call = 0; call < 12; call += 1) await watched.vendorFetch(url, undefined, write).catch(() => undefined);
    expect(await counted(watched, "circuitState")).toEqual([{ labels: { upstream: "shopify" }, value: 1 }]);
    expect(await counted(watched, "circuitRejections")).toEqual([{ labels: { upstream: "shopify" }, value: 2 }]);
    expect(watched.lines.filter(({ event }) => event === "upstream.circuit")).toMatchObject([
      {
        level: 40,
        upstream: { name: "shopify", circuit: CircuitState[CircuitState.Open] },
        error: { message: "the vendor answered 500" },
        msg: "a vendor's circuit opened",
      },
    ]);
    const failed = watched.lines.filter(({ event }) => event === "upstream.error");
    // The tenth is the first that fails with an open circuit.
    expect(failed.map(({ level }) => level)).toEqual([...Array.from({ length: 9 }, () => 40), 20, 20, 20]);
  });

  test("goes on in whispers while the vendor is tried in vain, and ends with one warning once it has answered three times", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const watched = watchedVendorFetch({ level: "debug" });
    let status = 500;
    const url = await startVendor((_req, res) => res.writeHead(status).end());
    const ask = () => watched.vendorFetch(url, undefined, write).catch(() => undefined);
    const states: unknown[] = [];
    const askAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      await ask();
      const [state] = await counted(watched, "circuitState");
      states.push(state?.value);
    };
    for (let call = 0; call < 10; call += 1) await ask();
    for (const ms of [5000, 0]) await askAfter(ms);
    status = 200;
    for (const ms of [5000, 0, 0]) await askAfter(ms);
    expect(states).toEqual([2, 1, 2, 2, 0]);
    const [, ...story] = watched.lines.flatMap(({ event, level, msg }) => (event === "upstream.circuit" ? [[level, msg]] : []));
    expect(story).toEqual([...Array.from({ length: 3 }, () => [20, "a vendor is tried again"]), [40, "a vendor's circuit closed"]]);
  });

  test("doesn't begin with callers who went away", async () => {
    const watched = watchedVendorFetch();
    let leave = () => {};
    const url = await startVendor(() => leave());
    for (let call = 0; call < 15; call += 1) {
      const aborter = new AbortController();
      leave = () => aborter.abort(new Error("the visitor left"));
      await expect(watched.vendorFetch(url, { signal: aborter.signal }, read)).rejects.toThrow("the visitor left");
    }
    expect(await counted(watched, "circuitState")).toEqual([{ labels: { upstream: "shopify" }, value: 0 }]);
  });
});

describe("what is sent", () => {
  /** What arrived of a request: its type, its body, the ids that it carries. */
  async function arrived(init?: RequestInit): Promise<unknown> {
    const { vendorFetch } = watchedVendorFetch();
    const url = await startVendor((req, res) => {
      let body = "";
      req.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      req.on("end", () =>
        res.end(JSON.stringify([req.method, req.headers["content-type"] ?? null, body, req.headers["x-request-id"] ?? null])),
      );
    });
    return (await vendorFetch(url, init, read)).json();
  }

  test.each<[string, RequestInit | undefined, unknown[]]>([
    ["nothing", undefined, ["GET", null, "", null]],
    ["a method in small letters", { method: "get" }, ["GET", null, "", null]],
    [
      "a text as it is",
      { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
      ["POST", "application/json", "{}", null],
    ],
    ["a text without a type", { method: "POST", body: "seal" }, ["POST", "text/plain;charset=UTF-8", "seal", null]],
    [
      "a form with its type",
      { method: "POST", body: new URLSearchParams({ part: "door seal" }) },
      ["POST", "application/x-www-form-urlencoded;charset=UTF-8", "part=door+seal", null],
    ],
    [
      "a form with the type that was given",
      { method: "POST", body: new URLSearchParams({ part: "seal" }), headers: { "content-type": "text/plain" } },
      ["POST", "text/plain", "part=seal", null],
    ],
    ["bytes without a type", { method: "PUT", body: new TextEncoder().encode("seal") }, ["PUT", null, "seal", null]],
  ])("%s", async (_words, init, expected) => {
    expect(await arrived(init)).toEqual(expected);
  });

  test("a redirect is followed, or the caller's to see who asks for that", async () => {
    const { vendorFetch } = watchedVendorFetch();
    const url = await startVendor((req, res) =>
      req.url === "/there" ? res.end("arrived") : res.writeHead(302, { location: "/there" }).end(),
    );
    expect(await (await vendorFetch(url, undefined, read)).text()).toBe("arrived");
    expect(await (await vendorFetch(url, { redirect: "follow" }, read)).text()).toBe("arrived");
    const seen = await vendorFetch(url, { redirect: "manual" }, read);
    expect([seen.ok, seen.status, seen.headers.get("location")]).toEqual([false, 302, "/there"]);
  });

  test.each([
    "authorization",
    "shopify-storefront-private-token",
    "x-shopify-access-token",
    "x-algolia-api-key",
    "x-api-token",
    "x-goog-api-key",
    "x-api-key",
  ])("a key for one vendor, sent as %s, isn't sent to where its redirect leads", async (header) => {
    const { vendorFetch } = watchedVendorFetch();
    const elsewhere = await startVendor((req, res) => res.end(req.headers[header] ?? "none"));
    const url = await startVendor((_req, res) => res.writeHead(307, { location: elsewhere }).end());
    const within = await startVendor((req, res) =>
      req.url === "/there" ? res.end(req.headers[header]) : res.writeHead(307, { location: "/there" }).end(),
    );
    const init = { headers: { [header]: "of-the-vendor" } };
    expect(await (await vendorFetch(url, init, read)).text()).toBe("none");
    expect(await (await vendorFetch(within, init, read)).text()).toBe("of-the-vendor");
  });

  test("redirects that lead around in a circle come to an end", async () => {
    const { vendorFetch } = watchedVendorFetch();
    let calls = 0;
    const url = await startVendor((_req, res) => res.writeHead(302, { location: `/${(calls += 1)}` }).end());
    await expect(vendorFetch(url, undefined, write)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    expect(calls).toBe(21);
  });

  test("each attempt has a place in the request's trace, and an end", async () => {
    const end = vi.fn<(outcome: object) => void>();
    const startCall = vi.fn<RequestScope["startCall"]>(() => ({ headers: { traceparent: "its-own" }, end }));
    const scope: RequestScope = { requestId: "request-1", isSynthetic: false, traceId: "1", spanId: "2", isSampled: true, startCall };
    const { vendorFetch } = watchedVendorFetch();
    let calls = 0;
    const url = await startVendor((req, res) => {
      calls += 1;
      res.writeHead(calls === 1 ? 500 : 200).end(req.headers["traceparent"]);
    });
    const answer = await requestScope.run(scope, () => vendorFetch(url, undefined, read));
    expect(await answer.text()).toBe("its-own");
    expect(startCall.mock.calls).toEqual(
      [1, 2].map((attempt) => [{ vendor: "shopify", operation: "ProductByHandle", method: "GET", url, attempt }]),
    );
    expect(end.mock.calls).toEqual([[{ status: 500, errorType: "status" }], [{ status: 200 }]]);
  });
});
