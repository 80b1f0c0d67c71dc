import { textField } from "#client/lib/text/text-field.ts";
import type { ContactAnswers } from "#shared/domain/customer/contact-answers.ts";
import { trapFieldName } from "#shared/domain/customer/trap-field.ts";
import { answerPrefix, vehiclePrefix } from "./field-names.ts";

export type FilledForm = { page: string; form: string; answers: ContactAnswers; vehicleIds: Record<string, string>; notes: string };

/** What a contact form was filled in with. */
export function readContactForm(form: FormData): FilledForm {
  return {
    page: textField(form, "page"),
    form: textField(form, "form"),
    answers: valuesBehind(form, answerPrefix),
    vehicleIds: valuesBehind(form, vehiclePrefix),
    notes: textField(form, trapFieldName),
  };
}

function valuesBehind(form: FormData, prefix: string): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length), textField(form, name)]));
}
