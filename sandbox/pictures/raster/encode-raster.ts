import sharp from "sharp";
import type { RasterFormat } from "./raster-format.ts";

// Drawing one picture on many threads takes them from the pictures that wait behind it.
sharp.concurrency(1);

const paper = "#faf7f2";

/** Turns SVG text into pixels. */
export async function encodeRaster(svg: string, format: RasterFormat, quality: number | undefined): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).flatten({ background: paper });
  switch (format) {
    case "webp":
      return image.webp({ quality: quality ?? 80, effort: 3 }).toBuffer();
    case "avif":
      return image.avif({ quality: quality ?? 55, effort: 2 }).toBuffer();
    case "jpg":
      return image.jpeg({ quality: quality ?? 84, progressive: true }).toBuffer();
    case "png":
      return image.png({ compressionLevel: 8, palette: true, quality: quality ?? 95, effort: 3 }).toBuffer();
  }
}
