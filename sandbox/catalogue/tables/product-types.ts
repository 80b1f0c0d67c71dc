import { z } from "zod";
import { flag, listOf, number, optionalNumber, readCsv } from "./read-csv.ts";

const productTypeRow = z.object({
  product_type: z.string(),
  category_path: z.string(),
  category_url: z.string(),
  svg_family: z.string(),
  fitment: z.enum(["vehicle_specific", "universal", "either"]),
  sides: listOf(";"),
  positions: listOf(";"),
  variant_options: listOf(";"),
  colours: listOf(";"),
  materials: listOf(";"),
  thickness_mm: z.string(),
  weight_kg_min: number,
  weight_kg_max: number,
  pack_quantities: listOf(";"),
  handling_days_min: number,
  handling_days_max: number,
  price_aud_min: number,
  price_aud_max: number,
  bulky: flag,
  in_store_only: flag,
  dangerous_goods_class: z.string(),
  core_charge_aud: optionalNumber,
  availability_bias: z.enum(["mostly_in_stock", "backorder_prone", "often_special_order", "made_to_order"]),
  brands: listOf(";"),
  extra_attributes: listOf(";"),
});

/** One product type in one category, as product_types.csv tells it. */
export type ProductType = z.infer<typeof productTypeRow>;

export function readProductTypes(seedFilesDir: string, name = "product_types.csv"): ProductType[] {
  return readCsv(seedFilesDir, name, productTypeRow);
}
