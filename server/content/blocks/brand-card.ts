import { z } from "zod";
import { brandField } from "../brands/brand-field.ts";
import { blockMapper } from "./block-mapper.ts";

export const brandCard = blockMapper("BrandCard", z.object({ brand: brandField }), ({ brand: { name, url, logo, html } }, id) => {
  return name && url ? { id, type: "brand-card", name, url, logo, html } : null;
});
