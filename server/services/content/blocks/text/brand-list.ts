import { z } from "zod";
import { brandField } from "#server/services/content/brands/brand-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** The brands of a list that have a name and a page, as links under their marks. */
export const brandLinksField = listField(brandField).transform((brands) =>
  brands.flatMap(({ name, url, logo }) => (name && url ? [{ label: name, url, picture: logo }] : [])),
);

/** A choice of brands by their marks. */
export const brandList = blockMapper("BrandList", z.object({ title: textField, brands: brandLinksField }), ({ title, brands }, id) => {
  return brands.length === 0 ? null : { id, type: "brand-list", title, brands };
});
