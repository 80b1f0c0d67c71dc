import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Picture } from "#shared/contract/picture.ts";
import { createCardPictures } from "./fetch-card-picture.ts";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function startHost(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? "");
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port }: AddressInfo = Object(server.address());
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const pictureAt = (url: string, source: Picture["source"] = "shopify"): Picture => ({ url, alt: "", width: 1, height: 1, source });
const sendPng: RequestListener = (_req, res) => res.writeHead(200, { "content-type": "image/png" }).end("picture");

test("pictures are asked for as each vendor's image service has them, in a format that can be drawn on", async () => {
  const { origin, asked } = await startHost(sendPng);
  const pictures = createCardPictures({ sandboxUrl: origin, hosts: [origin] });
  expect(String(await pictures(pictureAt("/_vendors/pictures/parts/a.svg")))).toBe("picture");
  await pictures(pictureAt(`${origin}/files/a.jpg?v=1`));
  await pictures(pictureAt(`${origin}/f/1/a.jpg`, "storyblok"));
  expect(asked).toEqual([
    "/_vendors/pictures/parts/a.svg?width=900&format=png",
    "/files/a.jpg?v=1&width=900&format=png",
    "/f/1/a.jpg/m/900x0/filters:format(png)",
  ]);
});

test("no other host is asked, whatever a record names", async () => {
  const { origin, asked } = await startHost(sendPng);
  const pictures = createCardPictures({ sandboxUrl: origin, hosts: ["https://cdn.shopify.com"] });
  const named = [
    `${origin}/files/a.jpg`,
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "/_vendors/checkout/1",
    "/_vendors/pictures/../faults",
    "/_vendors/pictures/%2e%2e/faults",
    "//cdn.shopify.com@evil.example/a.png",
    "https://cdn.shopify.com.evil.example/a.png",
  ];
  const answers = await Promise.all(named.map((url) => pictures(pictureAt(url))));
  expect(answers).toEqual(named.map(() => null));
  expect(asked).toEqual([]);
});

test("a redirect, something else than a picture, and one that never ends are left out", async () => {
  const redirecting = await startHost((_req, res) => res.writeHead(302, { location: "http://169.254.169.254/" }).end());
  await expect(
    createCardPictures({ sandboxUrl: null, hosts: [redirecting.origin] })(pictureAt(`${redirecting.origin}/a`)),
  ).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  const vector = await startHost((_req, res) => res.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"));
  expect(await createCardPictures({ sandboxUrl: null, hosts: [vector.origin] })(pictureAt(`${vector.origin}/a`))).toBeNull();
  const endless = await startHost((_req, res) => {
    res.writeHead(200, { "content-type": "image/png" });
    const more = () => (res.write(Buffer.alloc(1024 * 1024)) ? setImmediate(more) : res.once("drain", more));
    more();
  });
  expect(await createCardPictures({ sandboxUrl: null, hosts: [endless.origin] })(pictureAt(`${endless.origin}/a`))).toBeNull();
});
