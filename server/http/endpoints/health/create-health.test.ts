import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("the process is alive in every state, and ready only between start and drain", async () => {
  const { ask, lifecycle } = await startTestShop();
  const seen = [];
  for (const state of ["starting", "ready", "draining"] as const) {
    lifecycle.moveTo(state);
    const [alive, ready] = [await ask("/healthcheck"), await ask("/readyz")];
    expect(alive.headers["cache-control"]).toBe("no-store");
    seen.push([alive.status, ready.status]);
  }
  expect(seen).toEqual([
    [200, 503],
    [200, 200],
    [200, 503],
  ]);
});

test("a draining shop still serves, and asks for the connection to be closed", async () => {
  const { ask, lifecycle } = await startTestShop();
  const connection = async () => {
    const { status, headers } = await ask("/", { headers: { connection: "keep-alive" } });
    return [status, headers.connection];
  };
  lifecycle.moveTo("ready");
  expect(await connection()).toEqual([200, "keep-alive"]);
  lifecycle.moveTo("draining");
  expect(await connection()).toEqual([200, "close"]);
});
