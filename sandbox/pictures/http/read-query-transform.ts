import { rasterFormat } from "../raster/raster-format.ts";
import { anchors, readSide, type BadRequest, type Transform } from "../raster/transform.ts";

/** Reads Shopify's image query (`?width=&height=&crop=&format=`); null when it asks for no pixels, so that the SVG itself is meant. */
export function readQueryTransform(query: URLSearchParams): Transform | BadRequest | null {
  const transform: Transform = {};
  for (const name of ["width", "height"] as const) {
    const text = query.get(name);
    if (text === null) continue;
    const side = readSide(name, text);
    if (typeof side !== "number") return side;
    transform[name] = side;
  }
  const format = query.get("format");
  if (format !== null) {
    transform.format = rasterFormat(format);
    if (!transform.format) return { problem: "format must be webp, avif, jpg or png." };
  }
  const crop = query.get("crop");
  if (crop !== null) {
    transform.crop = anchors.find((anchor) => anchor === crop);
    if (!transform.crop) return { problem: "crop must be center, top, bottom, left or right." };
  }
  return Object.keys(transform).length === 0 ? null : transform;
}
