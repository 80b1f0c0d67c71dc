import type { RasterFormat } from "../raster/raster-format.ts";

/**
 * The format for a request that names none. AVIF costs ten times as much to make as WebP, so it is only handed out
 * where it lies ready; old clients get PNG, which loses nothing.
 */
export async function negotiateFormat(accept: string, isAvifReady: () => Promise<boolean>): Promise<RasterFormat> {
  if (accept.includes("image/avif") && (await isAvifReady())) return "avif";
  return accept === "" || accept.includes("image/webp") || accept.includes("*/*") ? "webp" : "png";
}
