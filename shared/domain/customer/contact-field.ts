import { emailLengthMax } from "./email-address.ts";

/** The kinds of fields that editors build a contact form from. */
export const contactFieldTypes = ["text", "email", "tel", "textarea", "select", "vehicle"] as const;
type ContactFieldType = (typeof contactFieldTypes)[number];

export type ContactField = {
  /** Unique in its form. */
  name: string;
  label: string;
  type: ContactFieldType;
  isRequired: boolean;
  /** What a select offers; empty for every other type. */
  options: string[];
  hint: string;
  /** What the browser may fill in: "name", "tel". */
  autoComplete: string | null;
};

/** How much fits into a field, in UTF-16 units as inputs count them. */
export const contactLengthMax: Record<ContactFieldType, number> = {
  text: 200,
  email: emailLengthMax,
  tel: 40,
  textarea: 5000,
  select: 200,
  vehicle: 100,
};

/** The field whose address the answer goes to. */
export function replyField(fields: readonly ContactField[]): ContactField | null {
  return fields.find(({ type }) => type === "email") ?? null;
}
