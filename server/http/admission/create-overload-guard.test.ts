import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { sealData } from "iron-session";
import autocannon, { type Options } from "autocannon";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { createCartCheck } from "#server/http/session/create-cart-check.ts";
import { classLimits } from "./classify-request.ts";
import type { Admission, Arrival } from "./create-admission.ts";
import { createOverloadGuard } from "./create-overload-guard.ts";

/** A page that keeps the processor busy for this long. */
const pageMs = 20;

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const secret = "a secret of at least thirty-two characters";
const hasCart = createCartCheck({ secrets: [secret], isHttps: true });
const sealed = `__Host-rares=${await sealData({ cartId: "gid://shopify/Cart/1" }, { password: secret })}`;

const refuseAll: Admission = { arrive: ({ refuse }) => refuse(), leave: () => undefined, rejoin: () => undefined };

type ShopOptions = { admission?: Admission; warn?: (fields: object) => void; isDraining?: () => boolean };

async function startShop({ admission, warn = () => undefined, isDraining = () => false }: ShopOptions = {}) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const guard = createOverloadGuard({
    logger: { warn },
    metrics,
    isDraining,
    hasCart,
    ...(admission && { admission }),
    answer(req, res) {
      if (req.method === "POST") return void req.resume().once("end", () => res.end("fine"));
      if (req.url !== "/healthcheck") work(pageMs);
      return void res.end("fine");
    },
  });
  const server = createServer(guard);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  return { metrics, origin };
}

/** Asks from a thread of its own: what this process asks of itself waits in its own queue. A listener takes one connection a turn, so the last of 151 comes in after some three seconds. */
const load = (url: string, options: Pick<Options, "connections" | "overallRate" | "headers">) =>
  autocannon({ url, duration: 6, workers: 1, ...options });

test("of more pages than the processor can do some are answered soon, the rest are told to wait, and carts come first", async () => {
  const { origin, metrics } = await startShop();
  const [strangers, shoppers, probes] = await Promise.all([
    load(origin, { connections: 150 }),
    load(`${origin}/cart`, { connections: 2, overallRate: 10, headers: { cookie: `garage=1; ${sealed}` } }),
    load(`${origin}/healthcheck`, { connections: 1, overallRate: 10 }),
  ]);
  expect(strangers["5xx"]).toBeGreaterThan(strangers["2xx"]);
  expect(strangers["2xx"]).toBeGreaterThan(0);
  expect(shoppers["2xx"]).toBeGreaterThan(0);
  expect([shoppers["5xx"], probes["5xx"], probes.errors]).toEqual([0, 0, 0]);
  // How soon is a matter for `npm run bench -- overload`.
  expect(probes["2xx"]).toBeGreaterThan(0);
  const rejected = (await metrics.rejectedRequests.get()).values.filter(({ value }) => value > 0).map(({ labels }) => labels.reason);
  expect(rejected).toEqual(["overload_pages"]);
}, 30_000);

test("every class that can be refused counts from zero, so that the first refusals show in a rate", async () => {
  const { metrics } = await startShop();
  const counted = (await metrics.rejectedRequests.get()).values.map(({ labels, value }) => [labels.reason, value]);
  expect(counted).toEqual([
    ["overload_writes", 0],
    ["overload_apiReads", 0],
    ["overload_pages", 0],
    ["overload_assets", 0],
    ["overload_bodies", 0],
  ]);
});

test("who is refused hears when to come again, on a small page or in the API's own words, and one line tells of all of them", async () => {
  const lines: object[] = [];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin } = await startShop({
    admission: refuseAll,
    warn: (fields) => lines.push(fields),
  });
  const page = await fetch(`${origin}/parts`);
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  const html = await page.text();
  expect(html).toContain("load this page again");
  expect(html.length).toBeLessThan(1500);
  const answer = await fetch(`${origin}/api/cart/lines`, { method: "POST", body: "{}" });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ status: 503, detail: "We're busy right now. Please try again in a few seconds." });
  expect((await fetch(`${origin}/healthcheck`)).status).toBe(200);
  vi.runAllTimers();
  expect(lines).toEqual([{ event: "overload.shed", refused: 2 }]);
});

test("who is refused while the process stops is told to leave the connection, so that nobody waits for them", async () => {
  let isDraining = false;
  const { origin } = await startShop({ admission: refuseAll, isDraining: () => isDraining });
  expect((await fetch(`${origin}/parts`)).headers.get("connection")).toBe("keep-alive");
  isDraining = true;
  expect((await fetch(`${origin}/parts`)).headers.get("connection")).toBe("close");
});

/** A guard whose admission does what the test says, asked for one thing. */
function guarded(
  arrive: Admission["arrive"],
  { method = "GET", url = "/", cookie = "", headers = {} }: { method?: string; url?: string; cookie?: string; headers?: object } = {},
) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const leave = vi.fn<Admission["leave"]>();
  const rejoin = vi.fn<Admission["rejoin"]>();
  const answer = vi.fn<() => void>();
  const guard = createOverloadGuard({
    answer,
    logger: { warn: vi.fn() },
    metrics,
    isDraining: () => false,
    hasCart,
    admission: { arrive, leave, rejoin },
  });
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method, url, headers: { cookie, ...headers } });
  const res = new ServerResponse(req);
  guard(req, res);
  return { answer, leave, rejoin, req, res, metrics };
}

const shed = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.requestDuration.get()).values.filter(
    ({ labels, metricName }) => labels.http_route === "shed" && metricName?.endsWith("_count"),
  );

test.each([
  ["a stranger's page", { url: "/parts" }, "pages", false],
  ["the page of somebody with a cart", { url: "/parts", cookie: sealed }, "pages", true],
  [
    "the page of somebody who made a cookie up",
    { url: "/parts", cookie: "__Host-rares=Fe26.2*1*a*b*c*9999999999999*d*e~2" },
    "pages",
    false,
  ],
  ["what somebody with a cart asks of the API", { method: "POST", url: "/api/cart/lines", cookie: sealed }, "writes", true],
])("%s arrives as what it is", async (_words, request, of, isPreferred) => {
  const arrive = vi.fn<Admission["arrive"]>();
  guarded(arrive, request);
  expect(arrive).toHaveBeenCalledOnce();
  const [arrival] = arrive.mock.calls[0] ?? [];
  expect([arrival?.class, await arrival?.isPreferred()]).toEqual([of, isPreferred]);
});

test("a place is free again once its answer is over, and not before", () => {
  const { answer, leave, res } = guarded(({ admit }) => admit());
  expect(answer).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  res.emit("close");
  res.emit("close");
  expect(leave).toHaveBeenCalledExactlyOnceWith("pages");
});

/** Sends the head of a post and the beginning of its body; the rest never comes. */
function beginPost(origin: string): Promise<Socket> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.write(`POST /cart HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 9\r\n\r\nbegin`, () => resolve(socket));
  });
}

test("however many bodies are kept on their way, whoever sends theirs is answered, and so are those once they come", async () => {
  const { origin, metrics } = await startShop();
  const begun = await Promise.all(Array.from({ length: classLimits.writes.inFlightMax + 5 }, () => beginPost(origin)));
  const post = () => fetch(`${origin}/cart`, { method: "POST", body: "all of it", headers: { cookie: sealed } });
  expect((await post()).status).toBe(200);
  const [first] = begun;
  const answer = new Promise((resolve) => first?.once("data", (chunk) => resolve(String(chunk).slice(0, 15))));
  first?.write("ning");
  expect(await answer).toBe("HTTP/1.1 200 OK");
  for (const socket of begun) socket.destroy();
  expect((await post()).status).toBe(200);
  expect((await metrics.rejectedRequests.get()).values.filter(({ value }) => value > 0)).toEqual([]);
}, 30_000);

test.each([{ "content-length": "9" }, { "transfer-encoding": "chunked" }])(
  "a body with %o has its place back once it is there, and leaves it once",
  (headers) => {
    const { answer, leave, rejoin, req, res } = guarded(({ admit }) => admit(), { method: "POST", headers });
    expect(answer).toHaveBeenCalledOnce();
    expect([leave.mock.calls, rejoin.mock.calls]).toEqual([[["writes"]], []]);
    req.emit("end");
    expect([leave.mock.calls.length, rejoin.mock.calls]).toEqual([1, [["writes"]]]);
    res.emit("close");
    expect([leave.mock.calls.length, rejoin.mock.calls.length]).toEqual([2, 1]);
  },
);

test("a body that ends after its answer takes no place any more", () => {
  const { leave, rejoin, req, res } = guarded(({ admit }) => admit(), { method: "POST", headers: { "content-length": "9" } });
  res.emit("close");
  req.emit("end");
  expect([leave.mock.calls.length, rejoin.mock.calls.length]).toEqual([1, 0]);
});

test("who left while they waited gets no answer, and leaves their place at once", () => {
  let arrival: Arrival | undefined;
  const { answer, leave, res } = guarded((asked) => (arrival = asked));
  Object.defineProperty(res, "closed", { value: true });
  arrival?.admit();
  expect(answer).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledExactlyOnceWith("pages");
});

test("who left while they waited isn't counted as refused", async () => {
  let arrival: Arrival | undefined;
  const { res, metrics } = guarded((asked) => (arrival = asked));
  Object.defineProperty(res, "closed", { value: true });
  arrival?.refuse();
  expect((await metrics.rejectedRequests.get()).values.filter(({ value }) => value > 0)).toEqual([]);
  expect(await shed(metrics)).toEqual([]);
});

test.each([
  ["GET", "/parts", "pages", "GET"],
  ["POST", "/api/cart/lines", "writes", "_OTHER"],
])("a refused %s of %s counts for what shoppers get", async (method, url, of, counted) => {
  const { metrics } = guarded(({ refuse }) => refuse(), { method, url });
  expect((await metrics.rejectedRequests.get()).values.filter(({ value }) => value > 0)).toEqual([
    { labels: { reason: `overload_${of}` }, value: 1 },
  ]);
  expect(await shed(metrics)).toEqual([
    expect.objectContaining({ labels: { http_request_method: counted, http_route: "shed", http_response_status_code: 503 }, value: 1 }),
  ]);
});

test("a refused page may run nothing, and a HEAD gets its size alone", async () => {
  const { origin } = await startShop({ admission: refuseAll });
  const page = await fetch(`${origin}/parts`);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  const head = await fetch(`${origin}/parts`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([503, String((await page.text()).length), ""]);
});

test("each ten seconds in which somebody was refused have a line of their own", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: object[] = [];
  const { origin } = await startShop({
    admission: refuseAll,
    warn: (fields) => lines.push(fields),
  });
  for (const refused of [3, 1]) {
    for (let at = 0; at < refused; at += 1) await fetch(origin);
    vi.advanceTimersByTime(9999);
    lines.push({ refused: "not told yet" });
    vi.advanceTimersByTime(1);
  }
  expect(lines).toEqual([3, 1].flatMap((refused) => [{ refused: "not told yet" }, { event: "overload.shed", refused }]));
});
