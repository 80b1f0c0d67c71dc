import { z } from "zod";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** A name as HTML has it, or nothing. */
const nameField = z
  .string()
  .trim()
  .regex(/^[a-z][\w-]{0,99}$/i)
  .nullable()
  .catch(null);

const schema = z.object({
  title: textField,
  text: textField,
  script_url: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https$/ })),
  target_id: nameField,
  target_class: nameField,
});

/** A form that a marketing tool's script draws. Whether the script's origin is allowed is the configuration's to say. */
export const marketingForm = blockMapper("MarketingForm", schema, ({ title, text, script_url, target_id, target_class }, id) => {
  if (target_id === null && target_class === null) return null;
  return { id, type: "marketing-form", title, text, scriptUrl: script_url, target: { id: target_id, className: target_class } };
});
