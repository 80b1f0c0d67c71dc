import { z } from "zod";
import { linkField } from "../fields/link-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const categorySchema = z.object({ name: textField, thumb_image: pictureField, link: linkField });

export const shopAllCategories = blockMapper(
  "ShopAllCategories",
  z.object({ title: textField, categories: relatedField(categorySchema) }),
  ({ title, categories }, id) => {
    const links = categories.flatMap(({ name, content }) =>
      content.link ? [{ label: content.name || name, url: content.link, picture: content.thumb_image }] : [],
    );
    return links.length === 0 ? null : { id, type: "shop-all-categories", title: title || "Shop all Categories", categories: links };
  },
);
