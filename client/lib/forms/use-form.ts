import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useApi } from "../api/api.ts";
import { type Form, type FormFailure, parseForm, type ReturnedForm, runForm } from "./form-action.ts";

type FormOptions<Typed, Result> = {
  /** The form as it came back where it was posted without scripts. */
  returned?: ReturnedForm<Typed> | null;
  /** Hears what came of it. The form is busy until this is done, too. */
  onDone?: (result: Result, typed: Typed, element: HTMLFormElement) => void | Promise<void>;
  onFailed?: (failure: FormFailure, element: HTMLFormElement) => void;
  /** Whether a failure leaves nothing to try again. */
  isFinal?: (failure: FormFailure) => boolean;
};

/** A form where scripts run: sent once at a time and answered in its place. What can't be right is told without a call, and everything stays where it was typed. */
export function useForm<Typed, Result>(form: Form<Typed, Result>, options: FormOptions<Typed, Result> = {}) {
  const { returned = null, onDone, onFailed, isFinal } = options;
  const api = useApi();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState(returned?.kind === "refused" ? returned : null);
  const [isUntouched, setIsUntouched] = useState(true);
  const {
    mutate,
    data: outcome,
    isPending,
    reset,
  } = useMutation({
    mutationFn: ({ typed }: { typed: Typed; element: HTMLFormElement }) =>
      runForm(form, typed, { api, queryClient, reportError: (error) => reportError(error), openForMs: performance.now() }),
    onSuccess: async (came, { element }) => {
      if (came.kind === "done") await onDone?.(came.result, came.typed, element);
      else onFailed?.(came, element);
    },
    onError: (error) => reportError(error),
    // Number plates, addresses and messages are nothing to keep.
    gcTime: 0,
  });
  const latest = isUntouched ? returned : outcome;
  const failed = latest?.kind === "failed" ? latest : null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || (!isUntouched && failed && isFinal?.(failed))) return;
    const element = event.currentTarget;
    const { typed, refused } = parseForm(form, new FormData(element));
    setProblem(refused);
    if (refused) return focusOnFirst(element, refused);
    setIsUntouched(false);
    mutate({ typed, element });
  }

  return {
    submit,
    /** Why the form wasn't sent, the last time that it was pressed. */
    problem,
    forgetProblem: () => setProblem(null),
    /** Why nothing came of it when it was sent; an earlier failure is forgotten when it is sent again. */
    failed,
    result: outcome?.kind === "done" ? outcome.result : null,
    isPending,
    isDone: outcome?.kind === "done",
    /** Nothing was sent since the page came. */
    isUntouched,
    startAgain: reset,
  };
}

/** What a form's fields and buttons need of it. */
export type LiveForm = Pick<ReturnType<typeof useForm>, "submit" | "problem" | "forgetProblem" | "isPending">;

function focusOnFirst(form: HTMLFormElement, { fields }: FormFailure): void {
  const [name] = Object.keys(fields);
  if (name !== undefined) focusOn(form, name);
}

/** Moves the focus to the form's field of this name. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
