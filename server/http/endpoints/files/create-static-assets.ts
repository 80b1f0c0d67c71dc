import { extname, join } from "node:path";
import express, { Router, type Request, type Response } from "express";
import type { CompressedFiles } from "./find-compressed.ts";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
};

const preferredEncodings = ["br", "gzip"] as const;

type StaticAssetsOptions = { clientDir: string; compressed: CompressedFiles };

/** Serves the client's build: hashed files for a year and compressed ahead, the few others for an hour. */
export function createStaticAssets({ clientDir, compressed }: StaticAssetsOptions): Router {
  const router = Router();
  router.use("/assets", (req, res, next) => {
    res.locals.routeId = "assets";
    chooseEncoding(req, res, compressed);
    next();
  });
  router.use("/assets", express.static(join(clientDir, "assets"), { immutable: true, maxAge: "1y", index: false, redirect: false }));
  router.use("/assets", (_req, res) => {
    res.status(404).removeHeader("content-encoding");
    res.set("cache-control", "no-store").type("text/plain").send("This file does not exist (any more).");
  });
  router.use(express.static(clientDir, { maxAge: "1h", index: false, redirect: false, dotfiles: "ignore" }));
  return router;
}

function chooseEncoding(req: Request, res: Response, compressed: CompressedFiles): void {
  const name = req.path.slice(1);
  const encodings = compressed.get(name);
  const contentType = contentTypes[extname(name)];
  if (!encodings || contentType === undefined) return;
  res.vary("Accept-Encoding");
  const encoding = preferredEncodings.find((candidate) => encodings.has(candidate) && req.acceptsEncodings(candidate));
  if (encoding === undefined) return;
  res.setHeader("content-encoding", encoding);
  // The type of what is inside the compressed file.
  res.setHeader("content-type", contentType);
  req.url = `/${name}${encoding === "br" ? ".br" : ".gz"}`;
}
