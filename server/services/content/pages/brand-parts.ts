import { z } from "zod";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";
import { openingBlock, type PageParts } from "./page-parts.ts";

const schema = z.object({
  name: textField,
  slug: textField,
  tagline: textField,
  description: formattedTextField,
  banners: listField(pictureField),
});

/** A brand's story told at length; what it sells is on its other page. Null where nothing is told. */
export function brandParts({ uuid: id, name: storyName, content }: Story): PageParts | null {
  const { name: title, slug, tagline, description, banners } = schema.parse(content);
  const name = title || storyName;
  const picture = banners.find((banner) => banner !== null) ?? null;
  if (description === "") return null;
  const words: Block = { id: `${id}-about`, type: "rich-text", html: description };
  return {
    kind: "brand",
    title: `The story of ${name}`,
    description: tagline || `The story of ${name}: what they make, and how it is made.`,
    picture,
    leading: [openingBlock(id, { title: `The story of ${name}`, text: tagline, picture }), words],
    closing: [
      {
        id: `${id}-products`,
        type: "recommended-products",
        title: `From ${name}`,
        collection: null,
        promotion: null,
        query: null,
        vendor: name,
        seeAll: slug ? { label: "See All", url: `/brands/${encodeURIComponent(slug)}` } : null,
      },
    ],
  };
}
