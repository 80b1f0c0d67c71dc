import express, { type ErrorRequestHandler } from "express";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import type { Picture } from "#shared/contract/picture.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { exampleProduct } from "#shared/testing/example-product.ts";
import { createSocialCards } from "./create-social-cards.ts";
import type { CardPictures } from "./fetch-card-picture.ts";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const part: Picture = { url: "/_vendors/pictures/part.svg", alt: "", width: 800, height: 400, source: "shopify" };

/** A wide picture, green all over with a blue edge on each side. */
async function widePicture(): Promise<Buffer> {
  const edge = { input: { create: { width: 20, height: 400, channels: 3 as const, background: "#0000ff" } } };
  return sharp({ create: { width: 800, height: 400, channels: 3, background: "#00ff00" } })
    .composite([
      { ...edge, left: 0, top: 0 },
      { ...edge, left: 780, top: 0 },
    ])
    .png()
    .toBuffer();
}

async function startCards(product: Partial<Product>, pictures: CardPictures) {
  const services = fakeServices();
  const found = exampleProduct({ pictures: [part], ...product });
  const catalogue = {
    ...services.catalogue,
    product: async (handle: string) => {
      if (handle !== "example") throw new AppError("NOT_FOUND", "no such product");
      return found;
    },
  };
  const app = express();
  app.use(createSocialCards({ services: { ...services, catalogue }, pictures, companyName: "Rares", logger: silentLogger }));
  const onError: ErrorRequestHandler = (error, _req, res, _next) => {
    res.status(error instanceof AppError ? error.status : 500).end();
  };
  app.use(onError);
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closers.push(() => server.close());
  const { port }: AddressInfo = Object(server.address());
  return (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: number } };
async function pixelsOf(answer: Response): Promise<Pixels> {
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The columns from the first pixel that is like it to the last; null where there is none. */
function spanOf({ data, info }: Pixels, isLike: (red: number, green: number, blue: number) => boolean) {
  const columns: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    if (isLike(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) columns.push((at / info.channels) % info.width);
  }
  return columns.length === 0 ? null : { from: Math.min(...columns), to: Math.max(...columns) };
}

const isBlue = (red: number, green: number, blue: number) => blue > 200 && red < 60 && green < 60;
const isRed = (red: number, green: number, blue: number) => red > 140 && green < 60 && blue < 60;

test("a product's card is 1200 by 630 and shows the whole picture from edge to edge, the price and the sign beside it", async () => {
  const picture = await widePicture();
  const ask = await startCards({ title: "Front guard, right-hand" }, async () => picture);
  const answer = await ask("/social/products/example.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("public");
  const pixels = await pixelsOf(answer);
  expect(pixels.info).toMatchObject({ width: 1200, height: 630 });
  const edges = spanOf(pixels, isBlue);
  expect(edges?.from).toBeGreaterThanOrEqual(44);
  expect(edges?.to).toBeLessThan(590);
  expect((edges?.to ?? 0) - (edges?.from ?? 0), "both edges of the picture").toBeGreaterThan(500);
  const bottom: Pixels = {
    data: pixels.data.subarray(500 * 1200 * 3, 590 * 1200 * 3),
    info: { ...pixels.info, height: 90 },
  };
  expect(spanOf(bottom, isRed)?.from, "the price").toBeGreaterThanOrEqual(600);
});

test("a card is drawn once for all who ask, and nobody who has it gets it again", async () => {
  const picture = await widePicture();
  const pictures = vi.fn<CardPictures>(async () => picture);
  const ask = await startCards({}, pictures);
  const answers = await Promise.all([ask("/social/products/example.png"), ask("/social/products/example.png?v=2")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const etag = answers[0]?.headers.get("etag") ?? "";
  expect((await ask("/social/products/example.png", { "if-none-match": etag })).status).toBe(304);
  expect(pictures).toHaveBeenCalledTimes(1);
});

test("a picture that doesn't come costs the card its picture, and is asked for again", async () => {
  const pictures = vi.fn<CardPictures>(async () => {
    throw new AppError("UPSTREAM_FAILED", "no picture");
  });
  const ask = await startCards({}, pictures);
  const first = await ask("/social/products/example.png");
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await ask("/social/products/example.png");
  expect(pictures).toHaveBeenCalledTimes(2);
  const noPicture = await startCards({ pictures: [] }, pictures);
  expect((await noPicture("/social/products/example.png")).headers.get("cache-control")).toContain("public");
});

test.each([
  "/social/products/other.png",
  "/social/products/example",
  "/social/products.png",
  "/social/pages/shipping.png",
  "/social/https://evil.example/a.png",
])("what is no page with a card is not found: %s", async (path) => {
  const ask = await startCards({}, async () => null);
  expect((await ask(path)).status).toBe(404);
});

test("words that look like markup, and names without an end, are drawn as they are", async () => {
  const ask = await startCards({ title: `<b>&amp; "A" ${"very long ".repeat(60)}`, vendor: "<span foreground='x'>" }, async () => null);
  expect((await pixelsOf(await ask("/social/products/example.png"))).info).toMatchObject({ width: 1200, height: 630 });
});
