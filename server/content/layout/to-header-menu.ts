import { z } from "zod";
import type { MenuItem } from "#shared/contract/content.ts";
import { linkField } from "../fields/link-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const deepest = 3;
const cardSchema = z.object({ heading: z.string().min(1), description: textField, image: pictureField, link: linkField });
const itemSchema = z.object({
  label: z.string().min(1),
  link: linkField,
  items: z.array(z.unknown()).catch([]),
  cards: listField(cardSchema),
});

/** The mega menu: entries without a label or an address are left out, together with what is below them. */
export function toHeaderMenu(story: Story): MenuItem[] {
  return toItems(story.content["items"], 0);
}

function toItems(raw: unknown, level: number): MenuItem[] {
  if (!Array.isArray(raw) || level > deepest) return [];
  return raw.flatMap((entry): MenuItem[] => {
    const item = itemSchema.safeParse(entry).data;
    if (!item?.link) return [];
    const card = item.cards[0];
    const promo = card?.link ? { title: card.heading, text: card.description, url: card.link, picture: card.image } : undefined;
    return [{ label: item.label, url: item.link, items: toItems(item.items, level + 1), ...(promo && { promo }) }];
  });
}
