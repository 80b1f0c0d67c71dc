import type { FormAction } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { type ContactAnswers, contactProblems } from "#shared/domain/customer/contact-answers.ts";
import { trapFieldName } from "#shared/domain/customer/trap-field.ts";
import { answerName, answerPrefix, vehiclePrefix } from "./field-names.ts";
import { formAnchor, pagePath } from "./page-path.ts";

/** What a contact form was filled in with. */
export type FilledForm = { page: string; form: string; answers: ContactAnswers; vehicleIds: Record<string, string>; notes: string };

/** Writes to us. Where the form is known as editors made it, what can't be right is told before it is sent; the shop has the last word. */
export function sendMessage(form: ContactForm | null): FormAction<FilledForm, unknown> {
  return {
    parse: (fields) => {
      const typed = readContactForm(fields);
      const problems = problemsIn(form, typed.answers);
      return { typed, problem: Object.keys(problems).length === 0 ? null : { message: "", fields: problems } };
    },
    run: (filled, { api, openForMs }) => api.contact.send({ ...filled, openForMs }),
    to: (_, { page, form: formId }) => `${pagePath(page)}?${new URLSearchParams({ sent: formId })}#${formAnchor(formId)}`,
  };
}

/** What has to be put right, by the names of the form's fields and in their order. */
export function problemsIn(form: ContactForm | null, answers: ContactAnswers): Record<string, string> {
  const problems = form ? contactProblems(form.fields, answers) : [];
  return Object.fromEntries(problems.map(({ name, message }) => [answerName(name), message]));
}

function readContactForm(form: FormData): FilledForm {
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
