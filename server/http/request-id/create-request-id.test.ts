import { describe, expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("a harmless id is kept, in the answer and in the log", async () => {
  const { ask, lines } = await startTestShop();
  const { headers } = await ask("/", {
    headers: { "x-request-id": "edge-12345.a_B", traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` },
  });
  expect(headers["x-request-id"]).toBe("edge-12345.a_B");
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ request_id: "edge-12345.a_B", trace_id: "a".repeat(32) });
});

test.each(["short", "x".repeat(129), "with space in it", "<script>alert(1)</script>"])("the id %j is replaced", async (id) => {
  const { ask } = await startTestShop();
  const { headers } = await ask("/", { headers: { "x-request-id": id } });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("a broken trace is replaced by a new one", async () => {
  const { ask, lines } = await startTestShop();
  await ask("/", { headers: { traceparent: `00-${"0".repeat(32)}-${"b".repeat(16)}-01` } });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]?.["trace_id"]).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
});

const visitor = { "x-forwarded-for": "203.0.113.7" };
const token = "of-the-load-tests";

describe("from elsewhere", () => {
  const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  const traceOf = async (env: Record<string, string>) => {
    const { ask, lines } = await startTestShop({ env: { TRUST_PROXY: "1", ...env } });
    await ask("/", { headers: { ...visitor, traceparent } });
    await expect.poll(() => lines).toHaveLength(1);
    return lines[0]?.["trace_id"];
  };

  test("a trace is continued where the proxy in front is trusted with traces, and nowhere else", async () => {
    expect(await traceOf({ TRUST_TRACEPARENT: "true" })).toBe("a".repeat(32));
    expect(await traceOf({})).toMatch(/^(?!a+$)[0-9a-f]{32}$/);
  });

  test.each([
    ["with the token", { SYNTHETIC_TRAFFIC_TOKEN: token }, token, true],
    ["with another", { SYNTHETIC_TRAFFIC_TOKEN: token }, "load-test", false],
    ["where there is none", {}, "load-test", false],
    ["over https, where what comes from this machine is a proxy's", { PUBLIC_URL: "https://shop.example" }, "load-test", false],
  ])("a mark of synthetic traffic %s is believed or not, and counts as it is", async (_words, env, mark, isBelieved) => {
    const { ask, lines, metrics } = await startTestShop({ env: { TRUST_PROXY: "1", ...env } });
    await ask("/", { headers: { ...visitor, "x-synthetic-traffic": mark } });
    await expect.poll(() => lines.filter(({ event }) => event === "http.request")).toHaveLength(1);
    expect(lines[0]?.["synthetic"]).toBe(isBelieved ? true : undefined);
    expect((await metrics.syntheticRequests.get()).values[0]?.value).toBe(isBelieved ? 1 : 0);
    const counted = (await metrics.requestDuration.get()).values.filter(({ metricName }) => metricName?.endsWith("_count"));
    expect(counted).toHaveLength(isBelieved ? 0 : 1);
  });
});
