import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createStaticAssets } from "./create-static-assets.ts";
import { findCompressed } from "./find-compressed.ts";

async function startShopWithFiles() {
  const clientDir = await mkdtemp(join(tmpdir(), "client-"));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await mkdir(join(clientDir, "assets"));
  await mkdir(join(clientDir, ".vite"));
  await Promise.all([
    writeFile(join(clientDir, "assets/entry-abc.js"), "hello()"),
    writeFile(join(clientDir, "assets/entry-abc.js.br"), brotliCompressSync("hello()")),
    writeFile(join(clientDir, ".vite/manifest.json"), "{}"),
    writeFile(join(clientDir, "favicon.svg"), "<svg/>"),
  ]);
  return startTestShop({ files: createStaticAssets({ clientDir, compressed: await findCompressed(join(clientDir, "assets")) }) });
}

test("hashed files are kept for a year, compressed for whoever takes it", async () => {
  const { ask } = await startShopWithFiles();
  const plain = await ask("/assets/entry-abc.js");
  expect(plain.body).toBe("hello()");
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "content-type": "text/javascript; charset=utf-8",
  });
  const compressed = await ask("/assets/entry-abc.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(compressed.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
});

test("a missing file is a short 404 that nobody keeps, not a page", async () => {
  const { ask } = await startShopWithFiles();
  for (const path of ["/assets/entry-old.js", "/assets/", "/assets/..%2f..%2fpackage.json"]) {
    const { status, headers } = await ask(path, { headers: { "accept-encoding": "br" } });
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("the build's own notes are not served", async () => {
  const { ask } = await startShopWithFiles();
  expect((await ask("/.vite/manifest.json")).body).toContain("page of GET");
  expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});
