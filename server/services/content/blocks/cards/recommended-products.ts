import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({
  title: textField,
  collection: textField,
  promotion: textField,
  vendor: textField,
  query: textField,
  see_all_text: textField,
  see_all_link: linkField,
});
/** As long as searches may be. */
const longestQuery = 256;

export const recommendedProducts = blockMapper("RecommendedProducts", schema, (fields, id) => {
  const { title, collection, promotion, vendor, see_all_text, see_all_link } = fields;
  const query = fields.query.trim().slice(0, longestQuery);
  const url = see_all_link ?? searchUrl({ q: query, promotion, vendor });
  return {
    id,
    type: "recommended-products",
    title: title || "Recommended for You",
    collection: collection || null,
    promotion: promotion || null,
    vendor: vendor || null,
    query: query || null,
    seeAll: url === null ? null : { label: see_all_text || "See All", url },
  };
});

/** The search that lists the same; a category alone has a page that only editors can name. */
function searchUrl(parameters: Record<string, string>): string | null {
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return given.length === 0 ? null : `/search?${new URLSearchParams(given).toString()}`;
}
