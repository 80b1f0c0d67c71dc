import { z } from "zod";
import { listField } from "#server/services/content/fields/list-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const itemSchema = z.object({
  _uid: textField,
  icon: z.enum(["truck", "store", "returns", "shield", "phone", "tools"]).catch("tools"),
  title: z.string().min(1),
  text: textField,
});

export const customerValueProposition = blockMapper(
  "CustomerValueProposition",
  z.object({ items: listField(itemSchema) }),
  ({ items }, id) => {
    const shown = items.map(({ _uid, icon, title, text }, index) => ({ id: _uid || `${id}-${index}`, icon, title, text }));
    return shown.length === 0 ? null : { id, type: "customer-value-proposition", items: shown };
  },
);
