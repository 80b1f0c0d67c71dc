import { type Request, type Response, Router } from "express";
import { parseCmsAssetPath } from "./addresses/cms-asset-path.ts";
import { type Picture, createPictureStore } from "./raster/create-picture-store.ts";
import { type BadRequest, type RasterFormat, type Transform, anchors, contentType, rasterFormat, readSide } from "./raster/transform.ts";

/** Serves drawn pictures as Shopify's image host (query form) and Storyblok's image service (path form) would. */
export function createPicturesRouter(options: { cacheDir: string }): Router {
  const store = createPictureStore(options);

  const sendRaster = async (req: Request, res: Response, path: string, transform: Transform): Promise<void> => {
    const isAvifReady = () => store.isCached(path, { ...transform, format: "avif" });
    const format = transform.format ?? (await negotiateFormat(req.get("accept") ?? "", isAvifReady));
    if (!transform.format) res.vary("accept");
    const picture = await store.raster(path, { ...transform, format });
    if (picture) sendPicture(res, picture, contentType(format));
    else sendProblem(res, 404, "There is no such picture.");
  };

  const sendPath = async (req: Request, res: Response, path: string, transform: Transform | BadRequest | null): Promise<void> => {
    if (transform && "problem" in transform) return sendProblem(res, 400, transform.problem);
    if (transform) return sendRaster(req, res, path, transform);
    const picture = store.svg(path);
    if (picture) sendPicture(res, picture, "image/svg+xml");
    else sendProblem(res, 404, "There is no such picture.");
  };

  return Router().get("/{*path}", async (req, res) => {
    const { pathname, searchParams } = new URL(`http://pictures${req.url}`);
    const path = pathname.slice(1).replaceAll(/%7e/gi, "~");
    const asset = parseCmsAssetPath(path);
    if (!asset) return sendPath(req, res, path, readQueryTransform(searchParams));
    const natural = { width: asset.width, height: asset.height };
    return sendPath(
      req,
      res,
      asset.picturePath,
      asset.modifiers ? readAssetModifiers(asset.modifiers, natural) : { ...natural, format: "png" },
    );
  });
}

/**
 * The format for a request that names none. AVIF costs ten times as much to make as WebP, so it is only handed out
 * where it lies ready; old clients get PNG, which loses nothing.
 */
async function negotiateFormat(accept: string, isAvifReady: () => Promise<boolean>): Promise<RasterFormat> {
  if (accept.includes("image/avif") && (await isAvifReady())) return "avif";
  return accept === "" || accept.includes("image/webp") || accept.includes("*/*") ? "webp" : "png";
}

/** A picture's address says all that is in it, so it may be kept for ever. */
function sendPicture(res: Response, picture: Picture<string | Buffer>, type: string): void {
  res.set({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${picture.key.slice(0, 32)}"`,
  });
  res.send(picture.body);
}

function sendProblem(res: Response, status: 400 | 404, message: string): void {
  res.status(status).set("cache-control", "no-store").type("text/plain").send(`${message}\n`);
}

type Natural = { width: number; height: number };

/** Reads what follows `/m/` in Storyblok's image service: `500x300/smart`, `fit-in/500x300`, `filters:quality(50):format(webp)`. */
function readAssetModifiers(modifiers: readonly string[], natural: Natural): Transform | BadRequest {
  const transform: Transform = { ...natural };
  let isFitted = false;
  for (const modifier of modifiers) {
    const step =
      modifier === "fit-in"
        ? {}
        : modifier === "smart"
          ? {}
          : modifier.startsWith("filters:")
            ? readFilters(modifier)
            : readSize(modifier, natural, isFitted);
    if ("problem" in step) return step;
    isFitted ||= modifier === "fit-in";
    Object.assign(transform, step);
  }
  return transform;
}

function readSize(text: string, natural: Natural, isFitted: boolean): Transform | BadRequest {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  if (!match) return { problem: `"${text.slice(0, 40)}" is neither a size such as 500x300 nor fit-in, smart or filters.` };
  const sides = [match[1] ?? "0", match[2] ?? "0"].map((side, index) =>
    Number(side) === 0 ? 0 : readSide(index === 0 ? "width" : "height", side),
  );
  for (const side of sides) if (typeof side !== "number") return side;
  const [width = 0, height = 0] = sides.filter((side) => typeof side === "number");
  if (width === 0 && height === 0) return { ...natural };
  if (width === 0 || height === 0) return { width: width || undefined, height: height || undefined };
  if (!isFitted) return { width, height, crop: "center" };
  const scale = Math.min(width / natural.width, height / natural.height);
  return { width: Math.max(1, Math.round(natural.width * scale)), height: Math.max(1, Math.round(natural.height * scale)) };
}

function readFilters(modifier: string): Transform | BadRequest {
  const transform: Transform = {};
  for (const filter of modifier.slice("filters:".length).split(":")) {
    const [, name, argument = ""] = /^(\w+)\(([\w.,#-]*)\)$/.exec(filter) ?? [];
    if (name === "quality" && /^\d{1,3}$/.test(argument) && Number(argument) >= 1 && Number(argument) <= 100)
      transform.quality = Number(argument);
    else if (name === "format" && rasterFormat(argument)) transform.format = rasterFormat(argument);
    else if (name !== "no_upscale")
      return {
        problem: `The filter "${filter.slice(0, 40)}" is not supported: use quality(1-100), format(webp|avif|jpg|png) or no_upscale().`,
      };
  }
  return transform;
}

/** Reads Shopify's image query (`?width=&height=&crop=&format=`); null when it asks for no pixels, so that the SVG itself is meant. */
function readQueryTransform(query: URLSearchParams): Transform | BadRequest | null {
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
