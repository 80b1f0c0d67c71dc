import { z } from "zod";
import { slugify } from "#shared/domain/slug.ts";
import { listField } from "../fields/list-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const sectionSchema = z.object({ title: z.string().trim().min(1), anchor: textField, body: z.unknown().optional() });

/** A section is found by the anchor that its editor chose, or by its title; one with nothing in it is left out. */
export const anchorLinkedPage = blockMapper(
  "AnchorLinkedPage",
  z.object({ sections: listField(sectionSchema) }),
  ({ sections }, id, _warn, mapNested) => {
    const taken = new Set<string>();
    const shown = sections.flatMap(({ title, anchor, body }) => {
      const blocks = mapNested(body);
      return blocks.length === 0 ? [] : [{ anchor: freeAnchor(anchor || title, taken), title, blocks }];
    });
    return shown.length === 0 ? null : { id, type: "anchor-linked-page", sections: shown };
  },
);

/** "shipping", and "shipping-2" for the second of that name. */
function freeAnchor(name: string, taken: Set<string>): string {
  const wanted = slugify(name) || "section";
  let anchor = wanted;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
  taken.add(anchor);
  return anchor;
}
