import { expect, test } from "vitest";
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
