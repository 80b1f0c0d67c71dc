import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useApi } from "../api/api.ts";
import { type Form, type FormFailure, type FormOutcome, parseForm, type ReturnedForm, runForm } from "./form-action.ts";

type FormOptions<Typed, Result> = {
  /** The form as it came back where it was posted without scripts. */
  returned?: ReturnedForm<Typed> | null;
  /** Hears what came of it. The form is busy until this is done, too. */
  onDone?: (result: Result, typed: Typed, element: HTMLFormElement) => void | Promise<void>;
  onFailed?: (failure: FormFailure, element: HTMLFormElement) => void;
  /** Whether a failure leaves nothing to try again. */
  isFinal?: (failure: FormFailure) => boolean;
};

/** What the form is at since it was sent, and what came of it. */
type Sent<Typed, Result> = { isPending: boolean; outcome?: FormOutcome<Typed, Result> };

/** A form where scripts run: sent once at a time and answered in its place. What can't be right is told without a call, and everything stays where it was typed. */
export function useForm<Typed, Result>(form: Form<Typed, Result>, options: FormOptions<Typed, Result> = {}) {
  const { returned = null, onDone, onFailed, isFinal } = options;
  const api = useApi();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState(returned?.kind === "refused" ? returned : null);
  const [isUntouched, setIsUntouched] = useState(true);
  const [{ isPending, outcome }, setSent] = useState<Sent<Typed, Result>>({ isPending: false });
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
    void send(typed, element);
  }

  async function send(typed: Typed, element: HTMLFormElement): Promise<void> {
    setSent({ isPending: true });
    const options = queryClient.defaultMutationOptions({
      mutationFn: () =>
        runForm(form, typed, { api, queryClient, reportError: (error) => reportError(error), openForMs: performance.now() }),
      onSuccess: async (came: FormOutcome<Typed, Result>) => {
        if (came.kind === "done") await onDone?.(came.result, came.typed, element);
        else onFailed?.(came, element);
      },
      onError: (error) => reportError(error),
      // Without a connection it fails at once and in words, instead of being sent later, when nobody thinks of it any more.
      networkMode: "always",
      // Number plates, addresses and messages are nothing to keep.
      gcTime: 1000,
    });
    const sending = queryClient.getMutationCache().build(queryClient, options).execute(undefined);
    // What goes wrong here was reported.
    setSent({ isPending: false, outcome: await sending.catch(() => undefined) });
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
    startAgain: () => setSent({ isPending: false }),
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
