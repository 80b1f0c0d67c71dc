import { z } from "zod";
import { linkField } from "../fields/link-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const schema = z.object({
  title: textField,
  collection: textField,
  promotion: textField,
  vendor: textField,
  see_all_text: textField,
  see_all_link: linkField,
});

export const recommendedProducts = blockMapper("RecommendedProducts", schema, (fields, id) => ({
  id,
  type: "recommended-products",
  title: fields.title || "Recommended for You",
  collection: fields.collection || null,
  promotion: fields.promotion || null,
  vendor: fields.vendor || null,
  seeAll: fields.see_all_link ? { label: fields.see_all_text || "See All", url: fields.see_all_link } : null,
}));
