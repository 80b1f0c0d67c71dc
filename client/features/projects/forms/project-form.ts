import { failureOf } from "#client/lib/api/failure-of.ts";
import type { FormAction, FormContext, FormFailure, ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { ProjectChanged } from "#shared/contract/project/project.ts";
import { AppError, appErrorOf } from "#shared/domain/app-error.ts";
import { readAdditionKey } from "#shared/domain/cart/addition-key.ts";
import { visibleName } from "#shared/domain/one-line.ts";
import { nameProblem, readChangedLines, readVehicle, toEdits, type TypedLine } from "./project-fields.ts";

const intents = ["save", "order", "rename", "import", "share", "unshare", "delete"] as const;
type Intent = (typeof intents)[number];

/** What was typed into any of a project's forms. */
export type TypedProject = {
  intent: Intent;
  removed: string;
  lines: TypedLine[];
  name: string;
  vehicle: string;
  csv: string;
  key: string | undefined;
};

/** What came of it, for the page that tells. */
export type ProjectOutcome = { intent: Intent } & Pick<ProjectChanged, "count" | "cart" | "problems" | "rest">;

/** A form as it comes back, with the lines of a file that were not taken. */
export type PostedProject = ReturnedForm<TypedProject> & Pick<ProjectChanged, "problems">;

type Run = (typed: TypedProject, context: FormContext) => Promise<ProjectOutcome>;

/** All forms of one project's page: each says with its button what it is about. */
export function projectForm(id: string, cartPath: (cart: Cart) => string): FormAction<TypedProject, ProjectOutcome> {
  const done = (intent: Intent, { count = 0, cart = null, problems = [], rest = "" }: Partial<ProjectChanged> = {}): ProjectOutcome => ({
    intent,
    count,
    cart,
    problems,
    rest,
  });

  /** What was changed in the lines counts, whichever button was pressed beneath them. */
  const saveLines: Run = async ({ intent, lines, removed }, { api, signal }) => {
    const { edits } = toEdits(lines.filter((line) => line.id !== removed));
    if (edits.length === 0 && removed === "") return done(intent);
    const { conflicts } = await api.projects.change({ intent: "edit", id, edits, ...(removed !== "" && { removed }) }, { signal });
    if (conflicts.length > 0) throw conflictIn(conflicts);
    return done(intent);
  };

  const runs: Record<Intent, Run> = {
    save: saveLines,
    async order(typed, context) {
      await saveLines(typed, context);
      return done("order", await context.api.projects.change({ intent: "order", id }, { signal: context.signal }));
    },
    async rename({ name, vehicle }, { api, signal }) {
      return done("rename", await api.projects.change({ intent: "rename", id, name, vehicle: readVehicle(vehicle) }, { signal }));
    },
    async import({ csv, key }, { api, signal }) {
      return done("import", await api.projects.change({ intent: "import", id, csv, key }, { signal }));
    },
    share: async (_, { api, signal }) => done("share", await api.projects.change({ intent: "share", id }, { signal })),
    unshare: async (_, { api, signal }) => done("unshare", await api.projects.change({ intent: "unshare", id }, { signal })),
    delete: async (_, { api, signal }) => done("delete", await api.projects.change({ intent: "delete", id }, { signal })),
  };

  return {
    parse,
    run: (typed, context) => runs[typed.intent](typed, context),
    explain,
    to: ({ intent, count, cart }) => {
      if (intent === "delete") return "/projects?deleted";
      if (cart) return cartPath(cart);
      return `/projects/${id}?${intent === "import" ? `added=${count}` : noticeParameters[intent]}`;
    },
  };
}

const noticeParameters: Record<Exclude<Intent, "import" | "delete">, string> = {
  save: "saved",
  order: "saved",
  rename: "saved",
  share: "shared",
  unshare: "unshared",
};

function parse(fields: FormData) {
  const said = textField(fields, "intent");
  const typed: TypedProject = {
    intent: intents.find((known) => known === said) ?? "save",
    removed: /^[0-9a-f]{1,40}$/.exec(textField(fields, "remove"))?.[0] ?? "",
    lines: readChangedLines(fields),
    name: visibleName(textField(fields, "name")),
    vehicle: textField(fields, "vehicle"),
    csv: textField(fields, "csv"),
    key: readAdditionKey(fields.get("key")) ?? undefined,
  };
  return { typed, problem: problemOf(typed) };
}

function problemOf({ intent, lines, removed, name, csv }: TypedProject) {
  if (intent === "rename") {
    const problem = nameProblem(name);
    return problem === null ? null : { message: problem, fields: { name: problem } };
  }
  if (intent === "import")
    return csv.trim() === ""
      ? { message: "Choose a file, or paste its lines.", fields: { csv: "Choose a file, or paste its lines." } }
      : null;
  const { fields } = toEdits(lines.filter(({ id }) => id !== removed));
  const count = Object.keys(fields).length;
  return count === 0 ? null : { message: "Some of what you entered can't be used: look for the red lines below.", fields };
}

function conflictIn(ids: readonly string[]): AppError {
  const message =
    ids.length === 1
      ? "One line was changed in another tab or on another device meanwhile. It is marked below with what you typed: save again to keep yours."
      : `${ids.length} lines were changed in another tab or on another device meanwhile. They are marked below with what you typed: save again to keep yours.`;
  return new AppError("CONFLICT", message, { invalid: ids.map((id) => ({ path: `note-${id}`, message: "Changed elsewhere meanwhile." })) });
}

function explain(error: unknown): FormFailure {
  const fields = Object.fromEntries((appErrorOf(error)?.invalid ?? []).map(({ path, message }) => [path, message]));
  return { ...failureOf(error), fields };
}
