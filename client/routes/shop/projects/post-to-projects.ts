import { type ActionFunctionArgs, data } from "react-router";
import { addedPathWith } from "#client/features/cart/cart-notice.ts";
import {
  type Addition,
  additionForm,
  linesToChooseFor,
  type NewProject,
  newProjectForm,
} from "#client/features/projects/forms/new-project.ts";
import { type PostedProject, projectForm } from "#client/features/projects/forms/project-form.ts";
import { type FormAction, parseForm, type ReturnedForm, runForm } from "#client/lib/forms/form-action.ts";
import { readTextFile } from "#client/lib/forms/read-text-file.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { projectFileLimits } from "#shared/domain/project/project-csv.ts";
import type { PostedAgain } from "./again-page.tsx";
import { isPostLetDown } from "./load-projects.ts";

const unprocessable = 422;
const internal = 500;

/** A form that came back, and which it is. */
export async function post(args: ActionFunctionArgs) {
  const fields = await args.request.formData();
  const { view = "" } = args.params;
  if (view === "") return begin(fields, args);
  return view === "add" ? add(fields, args) : change(view, fields, args);
}

async function begin(fields: FormData, args: ActionFunctionArgs) {
  const outcome = await carriedOut(newProjectForm, fields, args);
  return outcome.kind === "done"
    ? seeOther(newProjectForm.to(outcome.result, outcome.typed))
    : returned({ of: "list", form: outcome }, fields, args);
}

/** Parts without a project are asked about first, on a page that has an address. */
async function add(fields: FormData, args: ActionFunctionArgs) {
  const lines = linesToChooseFor(fields);
  if (lines !== null) return seeOther(`/projects/add?${new URLSearchParams({ lines })}`);
  const outcome = await carriedOut(additionForm, fields, args);
  return outcome.kind === "done"
    ? seeOther(additionForm.to(outcome.result, outcome.typed))
    : returned({ of: "addition", form: outcome }, fields, args);
}

/** All forms of a project. A file of which something wasn't taken is answered in its page, with what is left of it to mend. */
async function change(id: string, fields: FormData, args: ActionFunctionArgs) {
  const form = projectForm(id, (cart) => addedPathWith(cart.warnings.length > 0 ? "stock" : cart.wasReplaced ? "expired" : null));
  const fileProblem = await readFile(fields);
  if (fileProblem !== null) {
    const { typed } = parseForm(form, fields);
    const refused = { kind: "refused" as const, status: unprocessable, message: fileProblem, fields: { csv: fileProblem } };
    return returned({ of: "project", form: { ...refused, typed, problems: [] } }, fields, args);
  }
  const outcome = await carriedOut(form, fields, args);
  if (outcome.kind !== "done") return returned({ of: "project", form: { ...outcome, problems: [] } }, fields, args);
  const { result, typed } = outcome;
  const { problems, rest, count } = result;
  if (problems.length === 0) return seeOther(form.to(result, typed));
  const left = { kind: "refused" as const, status: unprocessable, message: leftOver(count, problems.length), fields: {} };
  return returned({ of: "project", form: { ...left, typed: { ...typed, csv: rest }, problems } }, fields, args);
}

type Returned =
  | { of: "list"; form: ReturnedForm<NewProject> }
  | { of: "addition"; form: ReturnedForm<Addition> }
  | { of: "project"; form: PostedProject };

function returned(form: Returned, fields: FormData, { request, context }: ActionFunctionArgs) {
  const { status } = form.form;
  if (status < internal) return data({ ...form, again: null }, status);
  context.set(isPostLetDown, true);
  const { pathname, search } = new URL(request.url);
  const again: PostedAgain = {
    path: pathname + search,
    fields: [...fields].flatMap(([name, value], at) => (typeof value === "string" ? [{ id: String(at), name, value }] : [])),
  };
  return data({ ...form, again }, status);
}

async function carriedOut<Typed, Result>(form: FormAction<Typed, Result>, fields: FormData, { request, context }: ActionFunctionArgs) {
  const { typed, refused } = parseForm(form, fields);
  return refused ?? runForm(form, typed, { ...context.get(appContext), signal: request.signal });
}

function leftOver(count: number, problemCount: number): string {
  const added = count === 0 ? "Nothing was added" : count === 1 ? "1 line was added" : `${count} lines were added`;
  return `${added}, and ${problemCount === 1 ? "1 needs" : `${problemCount} need`} a look. Mend what is left in the box below, and add it again.`;
}

/** Puts the file's text where pasted lines stand; answers why it can't be read. */
async function readFile(fields: FormData): Promise<string | null> {
  const file = await readTextFile(fields, {
    bytesMax: 2 * projectFileLimits.characters,
    tooLarge: "That file is too large for one project. Please send it in parts.",
  });
  if (file === null) return null;
  if ("problem" in file) return file.problem;
  const pasted = textField(fields, "csv").trim();
  if (pasted !== "") return "Choose a file or paste its lines, one of the two.";
  fields.set("csv", file.text);
  return null;
}
