import { z } from "zod";
import { listField } from "#server/services/content/fields/list-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { type ContactField, contactFieldTypes, replyField } from "#shared/domain/customer/contact-field.ts";
import { slugify } from "#shared/domain/slug.ts";
import { blockMapper } from "../block-mapper.ts";

const fieldsMax = 30;
const namePattern = /^[a-z][\w-]{0,39}$/i;

const fieldSchema = z.object({
  name: textField,
  label: z.string().trim().min(1),
  type: z.enum(contactFieldTypes).catch("text"),
  required: z.boolean().catch(false),
  options: textField,
  help_text: textField,
  autocomplete: z
    .string()
    .regex(/^[a-z]+(?:[ -][a-z]+)*$/)
    .nullable()
    .catch(null),
});

const formSchema = z.object({
  title: textField,
  text: textField,
  fields: listField(fieldSchema),
  button_label: textField,
  sent_title: textField,
  sent_text: textField,
});

/** A form without an email field is left out: nobody could be answered. */
export const contactForm = blockMapper("ContactForm", formSchema, ({ title, text, fields, ...words }, id) => {
  const shown = withReplyAddress(fields.slice(0, fieldsMax).map(toField).filter(isFirstOfItsName));
  if (shown === null) return null;
  return {
    id,
    type: "contact-form",
    title: title || "Write to us",
    text,
    fields: shown,
    buttonLabel: words.button_label || "Send",
    sentTitle: words.sent_title || "Message sent",
    sentText: words.sent_text || "Thanks for writing. We'll answer by email.",
  };
});

function toField({ label, type, required, options, help_text: hint, autocomplete, ...field }: z.output<typeof fieldSchema>): ContactField {
  const name = namePattern.test(field.name) ? field.name : `f-${slugify(label)}`.slice(0, 40);
  const choices = type === "select" ? choicesIn(options) : [];
  // A list with nothing to choose from would be a dead end.
  const ownType = type === "select" && choices.length === 0 ? "text" : type;
  return { name, label, type: ownType, isRequired: required, options: choices, hint, autoComplete: autocomplete };
}

function choicesIn(lines: string): string[] {
  const choices = lines.split("\n").map((line) => line.trim());
  return [...new Set(choices)].filter((choice) => choice !== "");
}

function isFirstOfItsName({ name }: ContactField, index: number, fields: ContactField[]): boolean {
  return fields.findIndex((field) => field.name === name) === index;
}

/** The address that the answer goes to can't be left out, whatever the editor says. */
function withReplyAddress(fields: ContactField[]): ContactField[] | null {
  const reply = replyField(fields);
  return (
    reply && fields.map((field) => (field === reply ? { ...field, isRequired: true, autoComplete: field.autoComplete ?? "email" } : field))
  );
}
