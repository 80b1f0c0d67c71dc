import { z } from "zod";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";
import { openingBlock, type PageParts } from "./page-parts.ts";

const schema = z.object({ title: textField, description: textField, image: pictureField, handle: textField });

export function promotionParts({ uuid: id, name, content }: Story): PageParts {
  const fields = schema.parse(content);
  const { description, image: picture, handle } = fields;
  const title = fields.title || name;
  return {
    kind: "promotion",
    title,
    description,
    picture,
    leading: [openingBlock(id, { title, text: description, picture })],
    closing: handle ? [promotedProducts(handle, id)] : [],
  };
}

function promotedProducts(handle: string, id: string): Block {
  const seeAll = { label: "See All", url: `/search?promotion=${encodeURIComponent(handle)}` };
  const chosen = { collection: null, promotion: handle, vendor: null, query: null };
  return { id: `${id}-products`, type: "recommended-products", title: "In this promotion", ...chosen, seeAll };
}
