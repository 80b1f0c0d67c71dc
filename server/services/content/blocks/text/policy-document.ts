import { z } from "zod";
import { listField } from "#server/services/content/fields/list-field.ts";
import { richTextField } from "#server/services/content/fields/rich-text-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** The CMS writes a day with its time, "2026-07-01 00:00". */
const dayField = z
  .string()
  .transform((value) => value.slice(0, "2026-07-01".length))
  .pipe(z.iso.date())
  .nullable()
  .catch(null);

const sectionSchema = z.object({ _uid: textField, title: z.string().trim().min(1), text: richTextField });
const schema = z.object({ title: textField, effective_date: dayField, text: richTextField, sections: listField(sectionSchema) });

export const policyDocument = blockMapper("PolicyDocument", schema, ({ title, effective_date, text, sections }, id) => {
  const shown = sections.map((section, index) => ({ id: section["_uid"] || `${id}-${index}`, title: section.title, html: section.text }));
  if (!title || (!text && shown.length === 0)) return null;
  return { id, type: "policy-document", title, effectiveDate: effective_date, html: text, sections: shown };
});
