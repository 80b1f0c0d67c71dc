import type { QueryClient } from "@tanstack/react-query";
import { type ActionFunctionArgs, data } from "react-router";
import type { Api } from "../api/api.ts";
import { failureOf, isFailedCall } from "../api/failure-of.ts";
import { appContext } from "../page/app-context.ts";
import { formGone, seeOther } from "../page/route-answers.ts";

/** Why nothing came of a form, in words for the shopper. */
export type FormFailure = {
  message: string;
  /** Of the page that comes back with these words. */
  status: number;
  /** What is wrong with which field, by the fields' names and in their order. */
  fields: Record<string, string>;
  /** The form's page is not for whoever sent it any more: where no script runs, an error page has these words, and what was typed. */
  isGone?: boolean;
};

/** What can be seen without asking anybody. */
type FormProblem = Pick<FormFailure, "message"> & Partial<FormFailure>;

/** What a form works with, on the server and in the browser alike. */
export type FormContext = {
  api: Api;
  queryClient: QueryClient;
  /** Hears of errors that nobody foresaw; whoever filled in the form reads that it failed. */
  reportError: (error: unknown) => void;
  /** Aborted once nobody waits for the answer. */
  signal?: AbortSignal;
  /** How long the page has been open, where a script can tell. */
  openForMs?: number;
  /** All fields, where no script took the form over. */
  posted?: FormData;
};

/** A form that is answered in its place, such as a look-up: how it is read, what it asks for, and in which words it fails. */
export type Form<Typed, Result> = {
  /** Reads what was typed; `problem` says why nothing can come of it. */
  parse: (fields: FormData) => { typed: Typed; problem?: FormProblem | null };
  /** Asks for it. */
  run: (typed: Typed, context: FormContext) => Promise<Result>;
  /** The words for a failure; the API's own where there are none. */
  explain?: (error: unknown, typed: Typed) => FormFailure;
};

/** A form that leads on to a page which tells what came of it. */
export type FormAction<Typed, Result> = Form<Typed, Result> & {
  to: (result: Result, typed: Typed) => string;
  /** What was typed, as text: for a page that can't show the form. */
  textOf?: (typed: Typed) => string;
};

/** A form that comes back with what was typed, and that as text: "refused" before anything was asked, or "failed" after. */
export type ReturnedForm<Typed> = FormFailure & { kind: "refused" | "failed"; typed: Typed; text?: string };

export type FormOutcome<Typed, Result> = { kind: "done"; typed: Typed; result: Result } | ReturnedForm<Typed>;

const unprocessable = 422;

/** What was typed, and the form as it comes back where nothing can come of that. */
export function parseForm<Typed>({ parse }: Pick<Form<Typed, unknown>, "parse">, fields: FormData) {
  const { typed, problem = null } = parse(fields);
  const refused: ReturnedForm<Typed> | null = problem && { kind: "refused", status: unprocessable, fields: {}, ...problem, typed };
  return { typed, refused };
}

/** Asks for what the form is about. It never fails: whatever goes wrong becomes words, except for a visitor who has left. */
export async function runForm<Typed, Result>(
  { run, explain = inItsOwnWords }: Pick<Form<Typed, Result>, "run" | "explain">,
  typed: Typed,
  context: FormContext,
): Promise<FormOutcome<Typed, Result>> {
  try {
    return { kind: "done", typed, result: await run(typed, context) };
  } catch (error) {
    if (context.signal?.aborted) throw error;
    if (!isFailedCall(error)) context.reportError(error);
    return { kind: "failed", ...explain(error, typed), typed };
  }
}

function inItsOwnWords(error: unknown): FormFailure {
  return { ...failureOf(error), fields: {} };
}

/** A form that was posted to a page, where no script took it over. */
export async function receiveForm<Typed, Result>(
  form: Form<Typed, Result>,
  { request, context }: ActionFunctionArgs,
): Promise<FormOutcome<Typed, Result>> {
  const posted = await request.formData();
  const { typed, refused } = parseForm(form, posted);
  return refused ?? runForm(form, typed, { ...context.get(appContext), signal: request.signal, posted });
}

/** What answers a form that was posted: the way to the page that tells of it, or the form back with all that was typed. */
export function answerForm<Typed, Result>(
  { to, textOf }: Pick<FormAction<Typed, Result>, "to" | "textOf">,
  outcome: FormOutcome<Typed, Result>,
) {
  if (outcome.kind === "done") return seeOther(to(outcome.result, outcome.typed));
  const text = textOf?.(outcome.typed);
  if (outcome.isGone) throw formGone(outcome, text);
  return data(text ? { ...outcome, text } : outcome, outcome.status);
}

/** The action of the page that a form posts to. */
export function routeAction<Typed, Result>(form: FormAction<Typed, Result>) {
  return async (args: ActionFunctionArgs) => answerForm(form, await receiveForm(form, args));
}
