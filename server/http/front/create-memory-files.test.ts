import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createMemoryFiles, hasCopy } from "./create-memory-files.ts";

const script = `hello(${"1".repeat(600)})`;

async function startShopWithFiles({ isDraining = (): boolean => false } = {}) {
  const clientDir = await mkdtemp(join(tmpdir(), "client-"));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await mkdir(join(clientDir, "assets"));
  await mkdir(join(clientDir, ".vite"));
  await Promise.all([
    writeFile(join(clientDir, "assets/entry-abc.js"), script),
    writeFile(join(clientDir, "assets/entry-abc.js.br"), brotliCompressSync(script)),
    writeFile(join(clientDir, "assets/entry-abc.js.gz"), gzipSync(script)),
    writeFile(join(clientDir, "assets/small-abc.js"), "1"),
    writeFile(join(clientDir, ".vite/manifest.json"), "{}"),
    writeFile(join(clientDir, "favicon.svg"), "<svg/>"),
  ]);
  let servedCount = 0;
  const files = createMemoryFiles({ clientDir, isDraining, onServed: () => (servedCount += 1) });
  return { ...(await startTestShop({ front: [files] })), servedCount: () => servedCount, clientDir };
}

test("hashed files are kept for a year, compressed for whoever takes it", async () => {
  const { ask } = await startShopWithFiles();
  const plain = await ask("/assets/entry-abc.js");
  expect(plain.body).toBe(script);
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "content-type": "text/javascript; charset=utf-8",
  });
  const compressed = await ask("/assets/entry-abc.js?v=1", { headers: { "accept-encoding": "gzip, br" } });
  expect(compressed.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "content-length": String(brotliCompressSync(script).byteLength),
    vary: "Accept-Encoding",
  });
  const older = await ask("/assets/entry-abc.js", { headers: { "accept-encoding": "gzip, br;q=0" } });
  expect(older.headers["content-encoding"]).toBe("gzip");
  expect((await ask("/assets/small-abc.js", { headers: { "accept-encoding": "br" } })).headers["content-encoding"]).toBeUndefined();
});

test("a file carries the headers that mean something to it, and no others", async () => {
  const { ask } = await startShopWithFiles();
  const { headers } = await ask("/assets/small-abc.js");
  const { date: _date, connection: _connection, ...own } = headers;
  expect(own).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": "1",
    "content-type": "text/javascript; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    etag: expect.stringMatching(/^W\/"[\w-]{20}"$/),
    "x-content-type-options": "nosniff",
    "keep-alive": expect.any(String),
  });
});

test("files leave no line in the log and are counted", async () => {
  const { ask, lines, servedCount } = await startShopWithFiles();
  await ask("/assets/small-abc.js");
  await ask("/assets/gone.js");
  await ask("/");
  await expect.poll(() => lines).toHaveLength(1);
  expect(servedCount()).toBe(2);
});

test("a browser that has a copy is told so, and HEAD gets no body", async () => {
  const { ask } = await startShopWithFiles();
  const { headers } = await ask("/favicon.svg");
  const again = await ask("/favicon.svg", { headers: { "if-none-match": `"other", ${headers.etag ?? ""}` } });
  expect({ status: again.status, body: again.body, etag: again.headers.etag }).toEqual({ status: 304, body: "", etag: headers.etag });
  expect((await ask("/favicon.svg", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  const head = await ask("/assets/entry-abc.js", { method: "HEAD" });
  expect({ status: head.status, body: head.body, length: head.headers["content-length"] }).toEqual({
    status: 200,
    body: "",
    length: String(script.length),
  });
});

test("a missing file is a short 404 that nobody keeps, not a page", async () => {
  const { ask } = await startShopWithFiles();
  for (const path of ["/assets/entry-old.js", "/assets/", "/assets/..%2f..%2fpackage.json", "/assets/entry-abc.js.br"]) {
    const { status, headers } = await ask(path, { headers: { "accept-encoding": "br" } });
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-encoding"]).toBeUndefined();
  }
});

test("the build's own notes are not served, and a file takes no form", async () => {
  const { ask } = await startShopWithFiles();
  expect((await ask("/.vite/manifest.json")).status).toBe(404);
  expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  expect((await ask("/favicon.svg", { method: "POST", headers: { origin: "http://localhost:3000" } })).body).not.toContain("svg");
});

test("a shop that drains sends a file's client elsewhere for the next one", async () => {
  let isDraining = false;
  const { ask } = await startShopWithFiles({ isDraining: () => isDraining });
  expect((await ask("/assets/small-abc.js")).headers.connection).toBe("keep-alive");
  isDraining = true;
  expect((await ask("/assets/small-abc.js")).headers.connection).toBe("close");
});

test("of the codings that a browser takes it gets the smallest, and each file has a tag of its own", async () => {
  const { ask, clientDir } = await startShopWithFiles();
  const { etag } = (await ask("/assets/entry-abc.js")).headers;
  expect((await ask("/assets/small-abc.js")).headers.etag).not.toBe(etag);
  await writeFile(join(clientDir, "assets/entry-abc.js.br"), Buffer.alloc(script.length, "x"));
  const again = createMemoryFiles({ clientDir, isDraining: () => false });
  const { ask: askAgain } = await startTestShop({ front: [again] });
  const smaller = await askAgain("/assets/entry-abc.js", { headers: { "accept-encoding": "gzip, br" } });
  expect([smaller.headers["content-encoding"], smaller.headers.etag]).toEqual(["gzip", etag]);
});

test.each([
  ['"a"', true],
  ["*", true],
  [' "b" , "a" ', true],
  ['W/"a"', true],
  ['"b"', false],
  ['"aW/"', false],
])("a browser that sends %s has a copy of a: %s, be its tag weak or not", (header, has) => {
  expect([hasCopy(header, '"a"'), hasCopy(header, 'W/"a"')]).toEqual([has, has]);
});

test("a header full of commas takes no longer to read than one full of anything", () => {
  const startedAt = performance.now();
  expect(hasCopy(",".repeat(5_000_000), '"a"')).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(150);
});

test("a client that isn't built yet has no files", async () => {
  const files = createMemoryFiles({ clientDir: join(tmpdir(), "there-is-no-such-folder"), isDraining: () => false });
  const { ask } = await startTestShop({ front: [files] });
  expect((await ask("/assets/entry-abc.js")).status).toBe(404);
});
