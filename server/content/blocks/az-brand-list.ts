import { z } from "zod";
import { brandIndex } from "../brands/brand-index.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";
import { brandLinksField } from "./brand-list.ts";

/** Every brand by its name, as in the index of a catalogue. */
export const azBrandList = blockMapper("AzBrandList", z.object({ title: textField, brands: brandLinksField }), ({ title, brands }, id) => {
  return brands.length === 0 ? null : { id, type: "az-brand-list", title: title || "Brands from A to Z", chunks: brandIndex(brands) };
});
