import type { Response } from "express";
import type { Picture } from "../raster/create-picture-store.ts";

/** A picture's address says all that is in it, so it may be kept for ever. */
export function sendPicture(res: Response, picture: Picture<string | Buffer>, type: string): void {
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

export function sendProblem(res: Response, status: 400 | 404, message: string): void {
  res.status(status).set("cache-control", "no-store").type("text/plain").send(`${message}\n`);
}
