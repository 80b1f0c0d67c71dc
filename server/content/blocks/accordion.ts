import { z } from "zod";
import { listField } from "../fields/list-field.ts";
import { richTextField } from "../fields/rich-text-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const itemSchema = z.object({ _uid: textField, title: z.string().min(1), text: richTextField });

export const accordion = blockMapper("Accordion", z.object({ items: listField(itemSchema) }), ({ items }, id) => {
  const shown = items.map(({ _uid, title, text }, index) => ({ id: _uid || `${id}-${index}`, title, html: text }));
  return shown.length === 0 ? null : { id, type: "accordion", items: shown };
});
