import { type ActionFunctionArgs, data } from "react-router";
import { cartPathWith } from "#client/features/cart/cart-notice.ts";
import { additionForm, linesToChooseFor, newProjectForm } from "#client/features/projects/forms/new-project.ts";
import { projectForm } from "#client/features/projects/forms/project-form.ts";
import { answerForm, parseForm, routeAction, runForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { projectFileLimits } from "#shared/domain/project/project-csv.ts";

const unprocessable = 422;

export const begin = routeAction(newProjectForm);

/** Parts without a project are asked about first, on a page that has an address. */
export async function add({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const lines = linesToChooseFor(fields);
  if (lines !== null) return seeOther(`/projects/add?${new URLSearchParams({ lines })}`);
  const { typed, refused } = parseForm(additionForm, fields);
  return answerForm(additionForm, refused ?? (await runForm(additionForm, typed, { ...context.get(appContext), signal: request.signal })));
}

/** All forms of a project. A file of which something wasn't taken is answered in its page, with what is left of it to mend. */
export async function change({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = projectForm(id, (cart) => cartPathWith(cart.warnings.length > 0 ? "stock" : cart.wasReplaced ? "expired" : null));
  const fields = await request.formData();
  const fileProblem = await readFile(fields);
  const { typed, refused } = parseForm(form, fields);
  if (fileProblem !== null) {
    const message = fileProblem;
    return data({ kind: "refused" as const, status: unprocessable, message, fields: { csv: message }, typed, problems: [] }, unprocessable);
  }
  const outcome = refused ?? (await runForm(form, typed, { ...context.get(appContext), signal: request.signal }));
  if (outcome.kind !== "done") return data({ ...outcome, problems: [] }, outcome.status);
  const { problems, rest, count } = outcome.result;
  if (problems.length === 0) return seeOther(form.to(outcome.result, typed));
  const told = { kind: "refused" as const, status: unprocessable, message: leftOver(count, problems.length), fields: {} };
  return data({ ...told, typed: { ...typed, csv: rest }, problems }, unprocessable);
}

function leftOver(count: number, problemCount: number): string {
  const added = count === 0 ? "Nothing was added" : count === 1 ? "1 line was added" : `${count} lines were added`;
  return `${added}, and ${problemCount === 1 ? "1 needs" : `${problemCount} need`} a look. Mend what is left in the box below, and add it again.`;
}

/** Puts the file's text where pasted lines stand; answers why it can't be read. */
async function readFile(fields: FormData): Promise<string | null> {
  const file = fields.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  if (file.size > 2 * projectFileLimits.characters) return "That file is too large for one project. Please send it in parts.";
  const text = await file.text();
  if (text.includes("\0") || text.includes("\uFFFD")) return "We can't read that file. Save your spreadsheet as CSV, or paste its columns.";
  const pasted = textField(fields, "csv").trim();
  if (pasted !== "") return "Choose a file or paste its lines, one of the two.";
  fields.set("csv", text);
  return null;
}
