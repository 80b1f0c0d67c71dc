import express, { Router } from "express";
import { z } from "zod";
import type { Catalogue } from "./types.ts";

const changeSchema = z.object({ variantId: z.number().int(), storeId: z.number().int(), units: z.number().int().min(0).max(99_999) });

/** How stock is counted in at the sandbox's back door: not the vendor's API, and never reachable from outside. PUT `{variantId, storeId, units}` answers the variant's new stock. */
export function createStockRouter(catalogue: Catalogue): Router {
  const router = Router();
  router.put("/", express.json(), (request, response) => {
    const change = changeSchema.safeParse(request.body);
    if (!change.success) return void response.status(422).json({ message: z.prettifyError(change.error) });
    const { variantId, storeId, units } = change.data;
    try {
      catalogue.setVariantStock(variantId, storeId, units);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return void response.status(404).json({ message: error.message });
    }
    response.json({ stock: catalogue.productByVariantId(variantId)?.variant.stock ?? 0 });
  });
  return router;
}
