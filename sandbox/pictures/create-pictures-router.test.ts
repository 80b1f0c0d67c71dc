import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandMarkPath, carPicturePath, cmsAssetPath, partPicturePath, scenePath } from "./addresses/picture-path.ts";
import { createPicturesRouter } from "./create-pictures-router.ts";

const guard = partPicturePath({ family: "panel_guard", view: "hero", seed: "3", side: "LH" });
const asset = cmsAssetPath(scenePath({ scene: "shed", seed: "3" }), { width: 1600, height: 900 });

async function pixels(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe("the pictures service", () => {
  let server: Server;
  let base = "";
  let cacheDir = "";

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), "pictures-"));
    server = express().use("/pictures", createPicturesRouter({ cacheDir })).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    base = typeof address === "object" && address ? `http://127.0.0.1:${address.port}/pictures` : "";
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(cacheDir, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}/${path.replace(/^\//, "")}`, { headers });

  it("sends the drawing itself, to be kept for ever", async () => {
    const response = await get(guard);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toMatch(/^<svg /);
  });

  it("answers 304 when the browser has the picture", async () => {
    const etag = (await get(guard)).headers.get("etag") ?? "";
    expect((await get(guard, { "if-none-match": etag, "cache-control": "max-age=0" })).status).toBe(304);
  });

  it("has nothing at a path that could be read as another host's", async () => {
    for (const path of ["/", "//", "/[", "/host:99999/x"]) expect([path, (await fetch(`${base}/${path}`)).status]).toEqual([path, 404]);
  });

  it("draws the asked width as WebP, once, and keeps it", async () => {
    const responses = await Promise.all([get(`${guard}?width=216`), get(`${guard}?width=216`), get(`${guard}?width=216`)]);
    for (const response of responses) expect(await pixels(response)).toEqual({ width: 216, height: 216, format: "webp" });
    const stored = (await readdir(cacheDir, { recursive: true })).filter((name) => /[0-9a-f]{64}/.test(name));
    expect(stored).toHaveLength(1);
  });

  it("hands out AVIF only where it lies ready or was asked for", async () => {
    const accept = { accept: "image/avif,image/webp,*/*" };
    expect((await get(`${guard}?width=120`, accept)).headers.get("content-type")).toBe("image/webp");
    expect((await get(`${guard}?width=120&format=avif`)).headers.get("content-type")).toBe("image/avif");
    const ready = await get(`${guard}?width=120`, accept);
    expect(ready.headers.get("content-type")).toBe("image/avif");
    expect(ready.headers.get("vary")).toContain("accept");
  });

  it("sends PNG to a browser without WebP", async () => {
    expect((await get(`${guard}?width=64`, { accept: "image/png" })).headers.get("content-type")).toBe("image/png");
  });

  it.each(["png", "jpg"])("makes social cards of exactly 1200 × 630 as %s", async (format) => {
    expect(await pixels(await get(`${guard}?width=1200&height=630&format=${format}`))).toMatchObject({ width: 1200, height: 630 });
  });

  it("leaves the ground of parts, marks and cars to the page in WebP, and keeps it in PNG and JPEG", async () => {
    const cornerAlpha = async (path: string) => {
      const image = sharp(Buffer.from(await (await get(path)).arrayBuffer())).ensureAlpha();
      const [, , , alpha] = await image.extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
      return alpha;
    };
    const mark = brandMarkPath("brolga-brakes", "Brolga Brakes");
    const scene = scenePath({ scene: "poster", seed: "3" });
    const car = carPicturePath({ car: "holden-monaro-hq-coupe", seed: "3" });
    const alphas = [guard, mark, car, scene].map((path) =>
      Promise.all(["webp", "png", "jpg"].map((format) => cornerAlpha(`${path}?width=60&format=${format}`))),
    );
    expect(await Promise.all(alphas)).toEqual([
      [0, 255, 255],
      [0, 255, 255],
      [0, 255, 255],
      [255, 255, 255],
    ]);
  });

  it("shows the whole part on a wide social card, the ground going on beside it", async () => {
    const card = sharp(Buffer.from(await (await get(`${guard}?width=1200&height=630&format=png`)).arrayBuffer()));
    const square = sharp(Buffer.from(await (await get(`${guard}?width=630&height=630&format=png`)).arrayBuffer()));
    const whole = await square.greyscale().raw().toBuffer();
    const middle = await card.extract({ left: 285, top: 0, width: 630, height: 630 }).greyscale().raw().toBuffer();
    const apart = whole.reduce((sum, value, index) => sum + Math.abs(value - (middle[index] ?? 0)), 0) / whole.length;
    expect(apart).toBeLessThan(2);
  });

  it("crops as Shopify's image host does", async () => {
    expect(await pixels(await get(`${guard}?width=300&height=100&crop=center`))).toMatchObject({ width: 300, height: 100 });
  });

  it.each([
    "width=0",
    "width=-5",
    "width=2401",
    "width=99999999999",
    "width=12px",
    "width=1e3",
    "height=abc",
    "format=bmp",
    "crop=middle",
    "width=",
  ])("refuses ?%s with a sentence", async (query) => {
    const response = await get(`${guard}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^(width|height|format|crop) m.+\.\n$/);
  });

  it.each([
    "nothing.svg",
    "",
    "parts/flying_carpet/hero/1.svg",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "parts/panel_guard/hero/..%2f3.svg",
    "f/1/10x10/scenes~.atlantis~.1/a.png",
    "%00.svg",
  ])("knows no picture at /%s", async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}?width=100`)).status).toBe(404);
  });

  it.each([
    ["", { width: 1600, height: 900, format: "png" }],
    ["/m/", { width: 1600, height: 900, format: "webp" }],
    ["/m/500x0", { width: 500, height: 281, format: "webp" }],
    ["/m/0x90", { width: 160, height: 90, format: "webp" }],
    ["/m/500x300/smart", { width: 500, height: 300, format: "webp" }],
    ["/m/fit-in/500x500", { width: 500, height: 281, format: "webp" }],
    ["/m/250x0/filters:quality(50):format(png)", { width: 250, height: 141, format: "png" }],
  ])("serves a CMS asset with the suffix %j", async (suffix, expected) => {
    expect(await pixels(await get(asset + suffix))).toEqual(expected);
  });

  it.each(["/m/9999x0", "/m/evil", "/m/500x0/filters:blur(3)", "/m/filters:quality(0)", "/m/filters:quality(101)"])(
    "refuses the image service's suffix %s",
    async (suffix) => {
      expect((await get(asset + suffix)).status).toBe(400);
    },
  );
});
