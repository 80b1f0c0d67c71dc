import { type ContactAnswers, contactAnswer } from "#shared/domain/contact-answers.ts";
import type { ContactField } from "#shared/domain/contact-field.ts";

type EnquiryTextOptions = {
  fields: readonly ContactField[];
  answers: ContactAnswers;
  /** What the index says of a chosen vehicle, by field. */
  vehicles: Readonly<Record<string, string>>;
  pageUrl: string;
};

/** All of a form as plain text. Whatever was typed is indented, so that no answer can pass for another field. */
export function enquiryText({ fields, answers, vehicles, pageUrl }: EnquiryTextOptions): string {
  const parts = fields.map((field) => {
    const typed = contactAnswer(field, answers);
    const vehicle = vehicles[field.name] ?? "";
    const said = vehicle.startsWith(`${typed},`) ? [vehicle] : [typed || "–", vehicle];
    const lines = said.filter((line) => line !== "").flatMap((text) => text.split("\n"));
    return [field.label, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return [...parts, `Sent from ${pageUrl}`].join("\n\n");
}
