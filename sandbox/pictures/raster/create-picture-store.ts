import { createHash } from "node:crypto";
import { parsePicturePath } from "../parse-picture-path.ts";
import { pictureSize } from "../picture-size.ts";
import { renderPicture } from "../render-picture.ts";
import { createDiskCache } from "./create-disk-cache.ts";
import { createWorkQueue } from "./create-work-queue.ts";
import { encodeRaster } from "./encode-raster.ts";
import type { RasterFormat } from "./raster-format.ts";
import { resizeSvg } from "./resize-svg.ts";
import { targetSize, type Transform } from "./transform.ts";

/** A picture with the hash of everything that made it, which serves as its ETag. */
export type Picture<Body> = { body: Body; key: string };

/** Draws pictures, and keeps their pixels on disk. Paths that name no picture give null. */
export type PictureStore = {
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
  return resizeSvg(renderPicture(request), size, crop);
}

function rasterKey(svg: string, transform: Transform & { format: RasterFormat }): string {
  return hash(`${svg}\n${transform.format}\n${transform.quality ?? ""}`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
