import { z } from "zod";
import { richTextField } from "#server/services/content/fields/rich-text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({
  left: richTextField,
  left_blocks: z.unknown().optional(),
  right: richTextField,
  right_blocks: z.unknown().optional(),
});

/** Each column has its text, and below it the blocks that stand in it. */
export const twoColumn = blockMapper("TwoColumn", schema, (fields, id, _warn, mapNested) => {
  const columns = [
    { html: fields.left, blocks: mapNested(fields.left_blocks) },
    { html: fields.right, blocks: mapNested(fields.right_blocks) },
  ];
  return columns.some(({ html, blocks }) => html || blocks.length > 0) ? { id, type: "two-column", columns } : null;
});
