import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { type ContactAnswers, contactProblems } from "#shared/domain/customer/contact-answers.ts";
import { answerName } from "./field-names.ts";
import { type FilledForm, readContactForm } from "./read-contact-form.ts";

/** A form that was posted without scripts and comes back: what was typed, and why. */
export type ReturnedForm = { answers: ContactAnswers; failure: { message: string; status: number } };

type ContactFormOptions = {
  form: ContactForm;
  returned: ReturnedForm | undefined;
  /** The form that was filled in is no longer the editors'. */
  onChanged: () => void;
};

const conflict = 409;

/** Sends the form once at a time. Nothing leaves the page before every field is right, and a failure leaves everything where it was typed. */
export function useContactForm({ form, returned, onChanged }: ContactFormOptions) {
  const api = useApi();
  const [problems, setProblems] = useState(() => (returned ? contactProblems(form.fields, returned.answers) : []));
  const [isReturned, setIsReturned] = useState(returned !== undefined);
  const mutation = useMutation({
    mutationFn: (filled: FilledForm) => api.contact.send({ ...filled, openForMs: performance.now() }),
    onError: (error) => {
      if (failureOf(error).status === conflict) onChanged();
    },
  });

  function send(element: HTMLFormElement) {
    if (mutation.isPending) return;
    const filled = readContactForm(new FormData(element));
    const found = contactProblems(form.fields, filled.answers);
    setProblems(found);
    setIsReturned(false);
    if (!found[0]) return mutation.mutate(filled);
    mutation.reset();
    focusOn(element, answerName(found[0].name));
  }

  const ownFailure = mutation.error ? failureOf(mutation.error) : null;
  return {
    send,
    startAgain: mutation.reset,
    problems: new Map(problems.map(({ name, message }) => [name, message])),
    failure: isReturned && returned ? returned.failure : ownFailure,
    isPending: mutation.isPending,
    isSent: mutation.isSuccess,
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
