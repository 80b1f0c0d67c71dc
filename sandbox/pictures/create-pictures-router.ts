import { Router, type Request, type Response } from "express";
import { parseCmsAssetPath } from "./cms-asset-path.ts";
import { negotiateFormat } from "./http/negotiate-format.ts";
import { readAssetModifiers } from "./http/read-asset-modifiers.ts";
import { readQueryTransform } from "./http/read-query-transform.ts";
import { sendPicture, sendProblem } from "./http/send-picture.ts";
import { createPictureStore } from "./raster/create-picture-store.ts";
import { contentType } from "./raster/raster-format.ts";
import type { BadRequest, Transform } from "./raster/transform.ts";

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
