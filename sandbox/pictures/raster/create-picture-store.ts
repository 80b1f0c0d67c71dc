import { createHash } from "node:crypto";
import sharp from "sharp";
import { parsePicturePath } from "../addresses/parse-picture-path.ts";
import { pictureSize } from "../addresses/picture-request.ts";
import { renderPicture } from "../render-picture.ts";
import { withoutGround } from "../views/backdrop.ts";
import { createDiskCache } from "./create-disk-cache.ts";
import { type Anchor, type RasterFormat, targetSize, type Transform } from "./transform.ts";

/** A picture with the hash of everything that made it, which serves as its ETag. */
export type Picture<Body> = { body: Body; key: string };

/** Draws pictures, and keeps their pixels on disk. Paths that name no picture give null. */
type PictureStore = {
  svg(path: string): Picture<string> | null;
  raster(path: string, transform: Transform & { format: RasterFormat }): Promise<Picture<Buffer> | null>;
  isCached(path: string, transform: Transform & { format: RasterFormat }): Promise<boolean>;
};

const parallelRasters = 2;

export function createPictureStore({ cacheDir }: { cacheDir: string }): PictureStore {
  const cache = createDiskCache(cacheDir);
  const enqueue = createWorkQueue(parallelRasters);
  return {
    svg(path) {
      const request = parsePicturePath(path);
      if (!request) return null;
      const body = renderPicture(request);
      return { body, key: hash(body) };
    },
    async raster(path, transform) {
      const sized = sizedSvg(path, transform);
      if (!sized) return null;
      const key = rasterKey(sized, transform);
      const body = await cache.getOrMake(key, () => enqueue(() => encodeRaster(sized, transform.format, transform.quality)));
      return { body, key };
    },
    async isCached(path, transform) {
      const sized = sizedSvg(path, transform);
      return sized !== null && cache.has(rasterKey(sized, transform));
    },
  };
}

function sizedSvg(path: string, transform: Transform): string | null {
  const request = parsePicturePath(path);
  if (!request) return null;
  const size = targetSize(pictureSize(request), transform);
  // A scene fills any frame; a part, mark or car stays whole on a ground that goes on around it.
  const crop = transform.crop ?? (request.kind === "scene" ? "center" : undefined);
  const svg = renderPicture(request);
  return resizeSvg(isClear(transform.format) ? withoutGround(svg) : svg, size, crop);
}

/** WebP and AVIF can be clear, and a page lays a part on light ground by day and on dark by night; what else asks gets the ground with it. */
function isClear(format: RasterFormat | undefined): boolean {
  return format === "webp" || format === "avif";
}

function rasterKey(svg: string, transform: Transform & { format: RasterFormat }): string {
  return hash(`${svg}\n${transform.format}\n${transform.quality ?? ""}`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Runs at most `limit` pieces of work at once; the rest wait in turn. */
function createWorkQueue(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const release = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      release();
    }
  };
}

// Drawing one picture on many threads takes them from the pictures that wait behind it.
sharp.concurrency(1);

const paper = "#faf7f2";

/** Turns SVG text into pixels. */
async function encodeRaster(svg: string, format: RasterFormat, quality: number | undefined): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  const image = isClear(format) ? drawn : drawn.flatten({ background: paper });
  switch (format) {
    case "webp":
      // Whole alpha would cost as much again as the colours, and half as many steps of it look the same.
      return image.webp({ quality: quality ?? 80, effort: 3, alphaQuality: 60 }).toBuffer();
    case "avif":
      return image.avif({ quality: quality ?? 55, effort: 2 }).toBuffer();
    case "jpg":
      return image.jpeg({ quality: quality ?? 84, progressive: true }).toBuffer();
    case "png":
      return image.png({ compressionLevel: 8, palette: true, quality: quality ?? 95, effort: 3 }).toBuffer();
  }
}

const alignments: Readonly<Record<Anchor, string>> = {
  center: "xMidYMid",
  top: "xMidYMin",
  bottom: "xMidYMax",
  left: "xMinYMid",
  right: "xMaxYMid",
};

/** Gives a drawn SVG another size: it scales without loss, its ground goes on beyond its frame, and a crop cuts it. */
function resizeSvg(svg: string, size: { width: number; height: number }, crop: Anchor | undefined): string {
  const aspect = crop ? `${alignments[crop]} slice` : "xMidYMid meet";
  return svg.replace(
    /^(<svg [^>]*?) width="[\d.]+" height="[\d.]+"/,
    `$1 width="${size.width}" height="${size.height}" preserveAspectRatio="${aspect}"`,
  );
}
