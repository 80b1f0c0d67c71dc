import { describe, expect, test } from "vitest";
import { withDeadline } from "#server/deadline.ts";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { plainTrace } from "#server/observability/tracing/tracing.ts";
import { closedVendor, startVendor, watchedVendorFetch } from "#server/testing/start-vendor.ts";

const read = { operation: "ProductByHandle", isIdempotent: true };
const write = { operation: "cartLinesAdd", isIdempotent: false };

describe("the way to a vendor", () => {
  test("answers what the vendor answered, a 404 included", async () => {
    const { vendorFetch } = watchedVendorFetch();
    const url = await startVendor((_req, res) => res.writeHead(404, { "content-type": "application/json" }).end('["no"]'));
    const answer = await vendorFetch(url, undefined, read);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(["no"]);
  });

  test("repeats a read whose connection dropped, and never a write", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch();
    let calls = 0;
    const url = await startVendor((req, res) => {
      calls += 1;
      if (calls === 1) req.socket.destroy();
      else res.end("fine");
    });
    expect(await (await vendorFetch(url, { method: "POST", body: "{}" }, read)).text()).toBe("fine");
    expect(calls).toBe(2);
    expect((await metrics.vendorRetries.get()).values[0]?.value).toBe(1);

    calls = 0;
    await expect(vendorFetch(url, { method: "POST", body: "{}" }, write)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    expect(calls).toBe(1);
  });

  test("sends the same body again when it repeats", async () => {
    const { vendorFetch } = watchedVendorFetch();
    const bodies: string[] = [];
    const url = await startVendor((req, res) => {
      req.setEncoding("utf8").on("data", (chunk: string) => bodies.push(chunk));
      req.on("end", () => res.writeHead(bodies.length === 1 ? 500 : 200).end());
    });
    await vendorFetch(url, { method: "POST", body: "question" }, read);
    expect(bodies).toEqual(["question", "question"]);
  });

  test("gives up on a vendor that keeps failing, with one log line that quotes nothing of the request", async () => {
    const { vendorFetch, lines } = watchedVendorFetch();
    const url = await startVendor((_req, res) => res.writeHead(500).end());
    await expect(vendorFetch(`${url}?q=jo@example.com`, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      event: "upstream.error",
      upstream: { name: "shopify", operation: "ProductByHandle", status: 500, attempt: 4 },
    });
    expect(JSON.stringify(lines)).not.toContain("jo@example.com");
  });

  test("a vendor that never answers costs no more than the timeout", async () => {
    const { vendorFetch } = watchedVendorFetch({ timeoutMs: 50 });
    const url = await startVendor(() => {});
    await expect(vendorFetch(url, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });

  test("a vendor that hangs in the middle of its answer costs no more than the timeout", async () => {
    const { vendorFetch } = watchedVendorFetch({ timeoutMs: 50 });
    const url = await startVendor((_req, res) => void res.writeHead(200, { "content-length": "100" }).write("half"));
    await expect(vendorFetch(url, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });

  test("an answer beyond the limit is refused", async () => {
    const { vendorFetch } = watchedVendorFetch();
    const url = await startVendor((_req, res) => res.end("x".repeat(100_001)));
    await expect(vendorFetch(url, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });

  test("waits as long as a throttling vendor asks", async () => {
    const { vendorFetch } = watchedVendorFetch({ timeoutMs: 5000 });
    const asked: number[] = [];
    const url = await startVendor((_req, res) => {
      asked.push(performance.now());
      res.writeHead(asked.length === 1 ? 429 : 200, { "retry-after": "1" }).end();
    });
    expect((await vendorFetch(url, undefined, read)).status).toBe(200);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(950);
  });

  test("waits for nothing where a throttling vendor asks for more time than there is", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch({ timeoutMs: 60_000 });
    const url = await startVendor((_req, res) => res.writeHead(429, { "retry-after": "60" }).end());
    await expect(vendorFetch(url, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect((await metrics.vendorThrottled.get()).values[0]?.value).toBe(1);
    expect((await metrics.vendorRetries.get()).values[0]?.value ?? 0).toBe(0);
  });

  test("doesn't ask a vendor again that asks for a month's rest", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch({ timeoutMs: 80 });
    const url = await startVendor((_req, res) => res.writeHead(503, { "retry-after": String(30 * 24 * 60 * 60) }).end());
    await expect(vendorFetch(url, undefined, read)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect((await metrics.vendorRequestDuration.get()).values.find(({ metricName }) => metricName?.endsWith("_count"))?.value).toBe(1);
  });

  test("leaves a vendor that is down alone once its circuit is open", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch();
    let calls = 0;
    const url = await startVendor((_req, res) => {
      calls += 1;
      res.writeHead(500).end();
    });
    for (let call = 0; call < 10; call += 1) await vendorFetch(url, undefined, write).catch(() => undefined);
    await expect(vendorFetch(url, undefined, write)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(calls).toBe(10);
    expect((await metrics.circuitState.get()).values[0]?.value).toBe(1);
  });

  test("keeps to the deadline of the request that it works for, and doesn't blame the vendor for the little that was left", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch({ timeoutMs: 5000 });
    let isBack = false;
    const asked = new Set<string | undefined>();
    const url = await startVendor((req, res) => {
      asked.add(req.url);
      if (isBack) res.end("fine");
    });
    const asks = Array.from({ length: 20 }, () => withDeadline(50, () => vendorFetch(url, undefined, read)));
    const reasons = (await Promise.allSettled(asks)).map((ask): unknown => ask.status === "rejected" && ask.reason);
    expect(reasons).toEqual(asks.map(() => expect.objectContaining({ code: "UPSTREAM_TIMEOUT" })));
    await expect(withDeadline(0, () => vendorFetch(`${url}too-late`, undefined, read))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect((await metrics.circuitState.get()).values[0]?.value).toBe(0);
    isBack = true;
    expect(await (await vendorFetch(url, undefined, read)).text()).toBe("fine");
    expect(asked).not.toContain("/too-late");
  });

  test("doesn't blame a vendor whose answers lay in a queue of the shop's own", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch({ timeoutMs: 60 });
    const url = await startVendor((_req, res) => void setTimeout(() => res.end("fine"), 30));
    for (let call = 0; call < 15; call += 1) {
      const answer = vendorFetch(url, undefined, write).catch((error: unknown) => error);
      await new Promise((resolve) => setImmediate(resolve));
      const until = performance.now() + 90;
      while (performance.now() < until);
      expect(await answer).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    }
    expect((await metrics.circuitState.get()).values[0]?.value).toBe(0);
  });

  test("has a budget for repetitions, so that a vendor that is down isn't asked four times as often", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch();
    const url = await startVendor((req) => void req.socket.destroy());
    const repetitions = async () => (await metrics.vendorRetries.get()).values[0]?.value ?? 0;
    await Promise.allSettled(Array.from({ length: 9 }, () => vendorFetch(url, undefined, read)));
    const first = await repetitions();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(20);
  });

  test("a refused connection is repeated even for a write, because nothing was sent", async () => {
    const { vendorFetch, metrics } = watchedVendorFetch();
    const url = await closedVendor();
    await expect(vendorFetch(url, { method: "POST" }, write)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    expect((await metrics.vendorRetries.get()).values[0]?.value).toBe(3);
  });

  test("a caller that goes away gets its own reason back, and the vendor no blame", async () => {
    const { vendorFetch, lines } = watchedVendorFetch();
    const url = await startVendor(() => {});
    const aborter = new AbortController();
    const call = vendorFetch(url, { signal: aborter.signal }, read);
    aborter.abort(new Error("the visitor left"));
    await expect(call).rejects.toThrow("the visitor left");
    expect(lines).toHaveLength(0);
  });

  test("tells the vendor which request it works for", async () => {
    const { vendorFetch } = watchedVendorFetch();
    const url = await startVendor((req, res) => res.end(JSON.stringify([req.headers["x-request-id"], req.headers.traceparent])));
    const trace = plainTrace({ traceId: "a".repeat(32), spanId: "b".repeat(16), isSampled: true });
    const scope = { requestId: "request-1", isSynthetic: false, ...trace };
    const answer = await requestScope.run(scope, () => vendorFetch(url, undefined, read));
    expect(await answer.json()).toEqual(["request-1", `00-${"a".repeat(32)}-${"b".repeat(16)}-01`]);
  });
});
