import { failureOf } from "#client/lib/api/failure-of.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { FormAction } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { trapFieldName } from "#shared/domain/customer/trap-field.ts";
import { questionForm, reviewForm } from "#shared/domain/choosing/review.ts";

/** What stood in the form, by its fields' names. */
export type TypedAnswers = { answers: Record<string, string>; notes: string };

type FormWords = {
  names: readonly string[];
  problems: typeof reviewForm.problems;
  send: (api: Api, typed: TypedAnswers) => Promise<unknown>;
  to: string;
};

/** A form about a part. What was wrong with it is told beside each field, and nothing that was typed is lost. */
function typedForm({ names, problems, send, to }: FormWords): FormAction<TypedAnswers, unknown> {
  return {
    parse: (fields) => {
      const answers = Object.fromEntries(names.map((name) => [name, textField(fields, name)]));
      const wrong = Object.fromEntries(problems(answers).map(({ name, message }) => [name, message]));
      const problem = Object.keys(wrong).length === 0 ? null : { message: "Please check what is marked and send it again.", fields: wrong };
      return { typed: { answers, notes: textField(fields, trapFieldName) }, problem };
    },
    run: (typed, { api }) => send(api, typed),
    explain: (error) => ({ ...failureOf(error), fields: {} }),
    to: () => to,
    textOf: ({ answers }) => Object.values(answers).filter(Boolean).join("\n"),
  };
}

/** Sends a review of a part, to be looked at before it stands on its page. */
export const writeReview = (handle: string): FormAction<TypedAnswers, unknown> =>
  typedForm({
    names: ["rating", "title", "body", "car", "name", "email"],
    problems: reviewForm.problems,
    send: (api, typed) => api.reviews.write({ handle, ...typed }),
    to: `/products/${encodeURIComponent(handle)}/reviews?sent=1#write`,
  });

/** Asks the people of the shop about a part. */
export const askQuestion = (handle: string): FormAction<TypedAnswers, unknown> =>
  typedForm({
    names: ["question", "name", "email"],
    problems: questionForm.problems,
    send: (api, typed) => api.reviews.ask({ handle, ...typed }),
    to: `/products/${encodeURIComponent(handle)}/questions?sent=1#ask`,
  });
