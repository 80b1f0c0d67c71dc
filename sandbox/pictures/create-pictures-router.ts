import { type Request, type Response, Router } from "express";
import { parseCmsAssetPath } from "./addresses/cms-asset-path.ts";
import { readAssetModifiers, readQueryTransform } from "./raster/read-transform.ts";
import { createPictureStore, type Picture } from "./raster/create-picture-store.ts";
import { type BadRequest, contentType, type RasterFormat, type Transform } from "./raster/transform.ts";

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
    const { pathname, searchParams } = new URL(req.url, "http://pictures");
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
