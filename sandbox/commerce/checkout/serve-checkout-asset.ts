import { fileURLToPath } from "node:url";
import type { RequestHandler } from "express";
import { pageStyles } from "#sandbox/pages/page-styles.ts";

const fonts = new Map([
  ["barlow-condensed-600.woff2", "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2"],
  ["inter-400.woff2", "@fontsource/inter/files/inter-latin-400-normal.woff2"],
  ["inter-600.woff2", "@fontsource/inter/files/inter-latin-600-normal.woff2"],
]);

/** The stylesheet and the fonts it names. */
export const serveCheckoutAsset: RequestHandler = (request, response, next) => {
  const name = String(request.params["file"]);
  response.set("Cache-Control", "public, max-age=3600");
  if (name === "checkout.css") return void response.type("css").send(pageStyles);
  const font = fonts.get(name);
  if (font === undefined) return next();
  response.sendFile(fileURLToPath(import.meta.resolve(font)), { cacheControl: false });
};
