import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLifecycle } from "#server/http/endpoints/health/lifecycle.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { createAcceptors } from "../create-acceptors.ts";
import { createShutdown } from "./create-shutdown.ts";

async function setUp(listener: RequestListener, release = vi.fn<() => void | Promise<void>>()) {
  const server = createServer(listener);
  const acceptors = createAcceptors(server);
  const port = await acceptors.listen({ host: "127.0.0.1", port: 0 });
  const states: string[] = [];
  const exit = vi.fn<(code: number) => void>();
  const shutdown = createShutdown({
    server,
    acceptors,
    lifecycle: createLifecycle((state) => states.push(state)),
    delayMs: 5000,
    graceMs: 20_000,
    release,
    logger: silentLogger,
    exit,
  });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => get({ port, host: "127.0.0.1", agent: false }, resolve).on("error", reject));
  return { shutdown, states, exit, release, ask, port, accepted: once(server, "connection") };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("keeps serving while the balancer notices, then leaves", async () => {
  const { shutdown, states, exit, release, ask } = await setUp((_req, res) => void res.end("served"));
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  expect(states).toEqual(["starting", "draining"]);
  await vi.advanceTimersByTimeAsync(4999);
  expect((await ask()).resume().statusCode).toBe(200);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(release).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test("lets a running answer finish", async () => {
  const opened = Promise.withResolvers<ServerResponse>();
  const { shutdown, exit, ask } = await setUp((_req, res) => {
    res.write("first");
    opened.resolve(res);
  });
  const answer = await ask();
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(exit).not.toHaveBeenCalled();
  (await opened.promise).end("last");
  let body = "";
  for await (const chunk of answer) body += String(chunk);
  expect(body).toBe("firstlast");
  await stopped;
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("does not wait for a connection that a browser opened ahead and never used", async () => {
  const { shutdown, exit, port, ask } = await setUp((_req, res) => void res.end("served"));
  const unused = connect(port, "127.0.0.1").on("error", () => {});
  await once(unused, "connect");
  (await ask()).resume();
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  const left = once(unused, "close");
  await vi.advanceTimersByTimeAsync(5500);
  await Promise.all([stopped, left]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("waits for a request that is still being sent", async () => {
  const { shutdown, exit, port } = await setUp((req, res) => void req.resume().on("end", () => res.end("served")));
  const slow = connect(port, "127.0.0.1");
  slow.write("POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n");
  await expect.poll(() => slow.bytesWritten).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  await vi.advanceTimersByTimeAsync(6000);
  slow.write("\r\nab");
  const [answer] = await once(slow, "data");
  expect(String(answer)).toContain("200 OK");
  await stopped;
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("cuts off what is not done in time, and says so by its exit code", async () => {
  const { shutdown, exit, ask } = await setUp((_req, res) => void res.write("never done"));
  const answer = await ask();
  const cutOff = once(answer.resume(), "error");
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  await vi.advanceTimersByTimeAsync(25_000);
  await stopped;
  expect(await cutOff).toMatchObject([{ code: "ECONNRESET" }]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("a second signal changes nothing", async () => {
  const { shutdown, states, exit } = await setUp(() => {});
  const [first, second] = [shutdown({ reason: "SIGTERM", exitCode: 0 }), shutdown({ reason: "SIGTERM", exitCode: 0 })];
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all([first, second]);
  expect(states).toEqual(["starting", "draining"]);
  expect(exit).toHaveBeenCalledTimes(1);
});

test("Ctrl-C does not wait for a balancer", async () => {
  const { shutdown, exit } = await setUp(() => {});
  await shutdown({ reason: "SIGINT", exitCode: 0, isHurried: true });
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("a request that lies unread on a kept connection when the time is over is answered", async () => {
  const { shutdown, exit, port } = await setUp((_req, res) => void res.end("served"));
  const kept = connect(port, "127.0.0.1");
  kept.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(kept, "data");
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  // A busy process comes to its timers before it comes to what arrived meanwhile.
  kept.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  vi.advanceTimersByTime(5000);
  const [answer] = await once(kept, "data");
  expect(String(answer)).toContain("200 OK");
  await stopped;
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test("a first request that lies unread on a new connection when unused ones are closed is answered", async () => {
  const { shutdown, exit, port, accepted } = await setUp((_req, res) => void res.end("served"));
  const fresh = connect(port, "127.0.0.1");
  await accepted;
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  await vi.advanceTimersByTimeAsync(5100);
  await new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));
  fresh.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  vi.advanceTimersByTime(500);
  const [answer] = await once(fresh, "data");
  expect(String(answer)).toContain("200 OK");
  await stopped;
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

test.each([
  ["fails", () => Promise.reject(new Error("the disk is full"))],
  ["hangs", () => new Promise<void>(() => {})],
])("what stands behind it and %s holds up nobody, and is told by the exit code", async (_how, letGo) => {
  const { shutdown, exit, release } = await setUp(() => {}, vi.fn<() => Promise<void>>(letGo));
  const stopped = shutdown({ reason: "SIGTERM", exitCode: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(release).toHaveBeenCalled(), { interval: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
