import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { pictureField } from "#server/services/content/fields/picture-field.ts";
import { relatedField } from "#server/services/content/fields/related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { categoryPath } from "#shared/domain/product/category-path.ts";
import { blockMapper } from "../block-mapper.ts";

const productCategorySchema = z.object({ title: textField }).catch({ title: "" });
const categorySchema = z
  .object({ name: textField, thumb_image: pictureField, link: linkField, product_category: productCategorySchema })
  .transform(({ name, thumb_image: picture, link, product_category }) => ({
    name,
    picture,
    url: link ?? categoryPath(product_category.title),
  }));

export const shopAllCategories = blockMapper(
  "ShopAllCategories",
  z.object({ title: textField, categories: relatedField(categorySchema) }),
  ({ title, categories }, id) => {
    const links = categories.flatMap(({ name, content }) =>
      content.url ? [{ label: content.name || name, url: content.url, picture: content.picture }] : [],
    );
    return links.length === 0 ? null : { id, type: "shop-all-categories", title: title || "Shop all Categories", categories: links };
  },
);
