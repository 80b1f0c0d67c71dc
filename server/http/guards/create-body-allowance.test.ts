import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

const kilobyte = 1024;
/** 16 MB for all, so 2 MB for each network. */
const env = { BODIES_MAX_MB: "16", TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0" };

type Begun = { address: string; head?: string };

/** Sends the head of a post and the beginning of its body, whose rest never comes. */
async function begin(
  { origin }: Pick<TestShop, "origin">,
  { address, head = `content-length: ${100 * kilobyte}` }: Begun,
): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const type = "content-type: application/x-www-form-urlencoded";
  socket.write(`POST /cart HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${address}\r\n${type}\r\n${head}\r\n\r\n1`);
  await once(socket, "connect");
  return socket;
}

/** The shop once it has the beginnings of that many bodies. */
async function shopWith(begun: Begun[]) {
  const shop = await startTestShop({
    env,
    render: async (req, res) => {
      if (req.method === "POST") await once(req.resume(), "end");
      res.send("fine");
    },
  });
  const sockets = await Promise.all(begun.map((each) => begin(shop, each)));
  const held = async () => (await shop.metrics.bodyBytes.get()).values[0]?.value ?? 0;
  const post = (address: string, path = "/cart") =>
    shop.ask(path, { method: "POST", body: "{}", headers: { "x-forwarded-for": address, "content-type": "application/json" } });
  const refused = async () =>
    (await shop.metrics.rejectedRequests.get()).values.filter(({ value }) => value > 0).map(({ labels, value }) => [labels.reason, value]);
  return { ...shop, sockets, held, post, refused };
}

const many = (count: number, address: string): Begun[] => Array.from({ length: count }, () => ({ address }));

test("a network that keeps more bodies on their way than its part is told to wait, and nobody else is", async () => {
  const { origin, held, post, refused } = await shopWith(many(20, "203.0.113.7"));
  await vi.waitFor(async () => expect(await held()).toBe(2000 * kilobyte));
  const last = await begin({ origin }, { address: "203.0.113.7" });
  const [answer] = await once(last, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5\r\n/is);
  expect((await post("203.0.113.8")).body).toBe("fine");
  expect(await refused()).toEqual([["client_bodies", 1]]);
});

test("beyond what there is memory for all are told when to come again, and let in once others have gone", async () => {
  const networks = Array.from({ length: 8 }, (_each, index) => many(20, `203.0.113.${index}`)).flat();
  const { origin, ask, sockets, held, post, refused, lines } = await shopWith([...networks, ...many(3, "198.51.100.1")]);
  await vi.waitFor(async () => expect(await held()).toBe(16_300 * kilobyte));
  const rest = { address: "198.51.100.2", head: `content-length: ${84 * kilobyte}` };
  await begin({ origin }, rest);
  await vi.waitFor(async () => expect(await held()).toBe(16_384 * kilobyte));

  const page = await post("198.51.100.3");
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"]);
  expect(page.body).toContain("We're busy right now.");
  const problem = await post("198.51.100.3", "/api/cart/lines");
  expect([problem.status, problem.headers["retry-after"], problem.headers["content-type"]]).toEqual([
    503,
    "5",
    "application/problem+json; charset=utf-8",
  ]);
  expect((await ask("/")).status).toBe(200);
  expect(await refused()).toEqual([["overload_bodies", 2]]);
  expect(lines.filter(({ event }) => event === "http.error")).toEqual([]);

  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await held()).toBe(84 * kilobyte));
  expect((await post("198.51.100.3")).status).toBe(200);
});

test("a body counts by what it announces, at most by the largest that is read, and not at all where there is none", async () => {
  const heads = ["transfer-encoding: chunked", "content-length: 9999999999"];
  const { held, ask } = await shopWith(heads.map((head, index) => ({ address: `203.0.113.${index}`, head })));
  await vi.waitFor(async () => expect(await held()).toBe((256 + 2048) * kilobyte));
  await ask("/cart", { method: "POST" });
  expect(await held()).toBe((256 + 2048) * kilobyte);
});
