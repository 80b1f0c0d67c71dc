import { z } from "zod";
import { pictureField } from "../fields/picture-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { textField } from "../fields/text-field.ts";
import { storyUrl } from "../story-url.ts";
import { blockMapper } from "./block-mapper.ts";

const brandSchema = z.object({ name: textField, slug: z.string().min(1), logo: pictureField });

export const brandList = blockMapper(
  "BrandList",
  z.object({ title: textField, brands: relatedField(brandSchema) }),
  ({ title, brands }, id) => {
    const shown = brands.map(({ name, content }) => ({
      label: content.name || name,
      url: storyUrl(`brands/${content.slug}`),
      picture: content.logo,
    }));
    return shown.length === 0 ? null : { id, type: "brand-list", title, brands: shown };
  },
);
