import { createServer, type OutgoingHttpHeaders, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createKeptPictures } from "./create-kept-pictures.ts";

const picture = "/_vendors/pictures/parts/guard/hero/1.svg?width=216";
const aYear = "public, max-age=31536000, immutable";

/** A sandbox whose pictures say what they were asked with. */
const draw: RequestListener = ({ url, headers }, res) => {
  if (url?.includes("gone") === true) return void res.writeHead(404, { "content-type": "text/plain" }).end("There is no such picture.");
  if (url?.includes("page") === true) return void res.writeHead(200, { "content-type": "text/html", etag: '"p"' }).end("<p>a page</p>");
  res.writeHead(200, {
    "content-type": url?.includes("width") === true ? "image/webp" : "image/svg+xml",
    "cache-control": aYear,
    "access-control-allow-origin": "*",
    "set-cookie": "drawn=1",
    "x-powered-by": "pencils",
    etag: `"${headers.accept?.replaceAll(",", "+")}"`,
    ...(url?.includes("format") !== true && { vary: "accept" }),
  });
  res.end(`${url} for ${headers.accept}`);
};

async function startShopWithPictures({ listener = draw, maxBytes = 1_000_000, isDraining = false } = {}) {
  const asked: string[] = [];
  const sandbox = createServer((req, res) => {
    asked.push(req.url ?? "");
    listener(req, res);
  });
  const sandboxUrl = `http://127.0.0.1:${await listen(sandbox, { host: "127.0.0.1", port: 0 })}`;
  onTestFinished(() => {
    sandbox.closeAllConnections();
    sandbox.close();
  });
  let servedCount = 0;
  const pictures = createKeptPictures({
    sandboxUrl,
    maxBytes,
    isDraining: () => isDraining,
    onServed: () => (servedCount += 1),
  });
  return { ...(await startTestShop({ front: [pictures], sandboxUrl })), asked, servedCount: () => servedCount };
}

test("a picture is asked for once, however many want it, and then comes from memory", async () => {
  const { ask, asked, servedCount } = await startShopWithPictures();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(picture)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`200 ${picture} for image/webp,*/*`]));
  await ask(picture);
  expect(asked).toEqual([picture]);
  expect(servedCount()).toBe(9);
});

test("a picture carries the headers that mean something to it, and no others", async () => {
  const { ask } = await startShopWithPictures();
  const { date: _date, connection: _connection, ...own } = (await ask(picture)).headers;
  expect(own).toEqual({
    "cache-control": aYear,
    "content-length": expect.any(String),
    "content-type": "image/webp",
    "cross-origin-resource-policy": "cross-origin",
    "keep-alive": expect.any(String),
    etag: '"image/webp+*/*"',
    vary: "accept",
    "x-content-type-options": "nosniff",
  });
});

test("a drawing that is opened by itself runs no script", async () => {
  const { ask } = await startShopWithPictures();
  const { headers } = await ask("/_vendors/pictures/parts/guard/hero/1.svg");
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
});

test("each kind of browser gets the kind of picture that it takes", async () => {
  const { ask, asked } = await startShopWithPictures();
  const typeFor = async (accept: string) => (await ask(picture, { headers: { accept } })).headers.etag;
  expect(await typeFor("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8")).toBe('"image/avif+image/webp+*/*"');
  expect(await typeFor("image/webp,*/*")).toBe('"image/webp+*/*"');
  expect(await typeFor("image/png,image/svg+xml")).toBe('"image/png"');
  expect(await typeFor("image/webp,image/png")).toBe('"image/webp+*/*"');
  expect(asked).toHaveLength(3);
});

test("a browser that has a copy is told so, and HEAD gets no body", async () => {
  const { ask } = await startShopWithPictures();
  const { headers } = await ask(picture);
  const again = await ask(picture, { headers: { "if-none-match": headers.etag ?? "" } });
  expect([again.status, again.body]).toEqual([304, ""]);
  const head = await ask(picture, { method: "HEAD" });
  expect([head.status, head.body, head.headers["content-length"]]).toEqual([200, "", headers["content-length"]]);
});

test("pictures leave no line in the log", async () => {
  const { ask, lines } = await startShopWithPictures();
  await ask(picture);
  await ask(picture);
  await ask("/");
  await expect.poll(() => lines).toHaveLength(1);
});

test.each(["/_vendors/pictures/gone.svg?width=1", "/_vendors/pictures/page"])(
  "%s is no picture: the pipeline answers, and nothing is kept",
  async (path) => {
    const { ask, asked, servedCount } = await startShopWithPictures();
    const answer = await ask(path);
    expect(answer.headers["x-request-id"]).toBeDefined();
    expect(answer.status).toBe(path.includes("gone") ? 404 : 200);
    await ask(path);
    expect([asked.length, servedCount()]).toEqual([4, 0]);
  },
);

test("a picture that can't be had is the pipeline's to tell, and is tried again", async () => {
  let isDown = true;
  const { ask } = await startShopWithPictures({ listener: (req, res) => (isDown ? void req.socket.destroy() : draw(req, res)) });
  expect((await ask(picture)).status).toBe(502);
  isDown = false;
  expect((await ask(picture)).status).toBe(200);
});

test("memory is bounded: what was looked at least recently is forgotten", async () => {
  const { ask, asked } = await startShopWithPictures({ maxBytes: 3000 });
  for (const width of [1, 2, 3]) await ask(`/_vendors/pictures/a.svg?width=${width}`);
  expect(asked).toHaveLength(3);
  await ask("/_vendors/pictures/a.svg?width=3");
  expect(asked).toHaveLength(3);
  await ask("/_vendors/pictures/a.svg?width=1");
  expect(asked).toHaveLength(4);
});

test.each(["/_vendors/pictures/../faults", "/_vendors/pictures/%2e%2e/faults", "/_vendors/pictures/..%2ffaults"])(
  "%s climbs out of the pictures and is not asked for",
  async (path) => {
    const { ask, asked } = await startShopWithPictures();
    expect((await ask(path)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test("a form and an endless address are none of its business, and without room nothing is kept", async () => {
  const { ask, servedCount } = await startShopWithPictures();
  await ask(picture, { method: "POST" });
  await ask(`${picture}&${"x".repeat(1000)}`);
  expect(servedCount()).toBe(0);
  const without = await startShopWithPictures({ maxBytes: 0 });
  expect((await without.ask(picture)).status).toBe(200);
  expect(without.servedCount()).toBe(0);
});

test.each<[string, OutgoingHttpHeaders, number]>([
  ["is too large to be kept", { etag: '"large"', "content-length": 2 * 1024 * 1024 + 1 }, 2 * 1024 * 1024 + 1],
  ["is too large and doesn't say so", { etag: '"large"' }, 2 * 1024 * 1024 + 1],
  ["has no tag", { "content-length": 1 }, 1],
])("a picture that %s is the pipeline's each time", async (_what, headers, bytes) => {
  const listener: RequestListener = (_req, res) => {
    res.writeHead(200, { "content-type": "image/webp", ...headers });
    res.end(Buffer.alloc(bytes));
  };
  const { ask, servedCount } = await startShopWithPictures({ listener });
  expect([(await ask(picture)).status, (await ask(picture)).status, servedCount()]).toEqual([200, 200, 0]);
});

test("a shop that drains sends a picture's client elsewhere for the next one", async () => {
  const connectionOf = async (isDraining: boolean) => (await (await startShopWithPictures({ isDraining })).ask(picture)).headers.connection;
  expect([await connectionOf(false), await connectionOf(true)]).toEqual(["keep-alive", "close"]);
});
