import type { RequestHandler } from "express";
import { typedPriceRange } from "#shared/domain/product/price-range.ts";
import { pathOf } from "../guards/create-address-check.ts";

const boxes = { lowest: "price_min", highest: "price_max" } as const;

/** A list's form that was sent without any script has its two price boxes in the address; they become the one price range that lists know, and a choice of no store goes. */
export function createTypedPrices(): RequestHandler {
  return function typedPrices(req, res, next) {
    const [, query = ""] = req.originalUrl.split(/\?(.*)/s);
    const params = new URLSearchParams(query);
    const isAsked = Object.values(boxes).some((box) => params.has(box));
    if (!isAsked || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const range = typedPriceRange(params.get(boxes.lowest), params.get(boxes.highest));
    for (const box of Object.values(boxes)) params.delete(box);
    if (range !== null) params.set("price", range);
    // The form's "Any store".
    if (params.get("store") === "") params.delete("store");
    res.redirect(303, pathOf(req.originalUrl) + (params.size === 0 ? "" : `?${params}`));
  };
}
