import { createPictureStore } from "./create-picture-store.ts";
import type { RasterFormat } from "./raster-format.ts";

/** Makes sure that a picture's pixels are on disk before anybody asks for them; false when the path names no picture. */
export function createRaster(options: { cacheDir: string }): (path: string, width: number, format: RasterFormat) => Promise<boolean> {
  const store = createPictureStore(options);
  return async (path, width, format) => (await store.raster(path, { width, format })) !== null;
}
