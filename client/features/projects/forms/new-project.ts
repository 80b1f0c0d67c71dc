import type { FormAction } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { readAdditionKey } from "#shared/domain/cart/addition-key.ts";
import { visibleName } from "#shared/domain/one-line.ts";
import { projectIdPattern, readLineList } from "#shared/domain/project/project.ts";
import { nameProblem, readVehicle } from "./project-fields.ts";

export type NewProject = { name: string; vehicle: string; key: string | undefined };

const readNew = (fields: FormData): NewProject => ({
  name: visibleName(textField(fields, "name")),
  vehicle: textField(fields, "vehicle"),
  key: readAdditionKey(fields.get("key")) ?? undefined,
});

function refusalOf(name: string) {
  const problem = nameProblem(name);
  return problem === null ? null : { message: problem, fields: { name: problem } };
}

/** Begins a project. */
export const newProjectForm: FormAction<NewProject, string> = {
  parse: (fields) => {
    const typed = readNew(fields);
    return { typed, problem: refusalOf(typed.name) };
  },
  run: async ({ name, vehicle, key }, { api, signal }) =>
    (await api.projects.change({ intent: "create", name, vehicle: readVehicle(vehicle), key }, { signal })).id,
  to: (id) => `/projects/${id}`,
};

export type Addition = NewProject & { project: string; state: string; lines: string };

/** The project that is begun with the parts. */
export const newProject = "new";

/** Adds parts to a project, or begins one with them. */
export const additionForm: FormAction<Addition, { id: string; count: number }> = {
  parse: (fields) => {
    const project = textField(fields, "project");
    const typed = { ...readNew(fields), project, state: textField(fields, "state"), lines: textField(fields, "lines") };
    if (readLineList(typed.lines).length === 0) return { typed, problem: { message: "There is no part in this list that we can add." } };
    if (project === newProject) return { typed, problem: refusalOf(typed.name) };
    return {
      typed,
      problem: projectIdPattern.test(project) ? null : { message: "Choose a project.", fields: { project: "Choose a project." } },
    };
  },
  async run({ project, name, vehicle, state, lines, key }, { api, signal }) {
    const id =
      project === newProject
        ? (await api.projects.change({ intent: "create", name, vehicle: readVehicle(vehicle), key }, { signal })).id
        : project;
    const had = state === "have" ? "have" : "need";
    const added = readLineList(lines).map(({ variantId, quantity }) => ({ variantId, quantity, state: had, note: "" }) as const);
    const { count } = await api.projects.change({ intent: "add", id, lines: added, key }, { signal });
    return { id, count };
  },
  to: ({ id, count }) => `/projects/${id}?added=${count}`,
};

/**
 * The lines of a form that names no project yet, as an address holds them: `line` fields ("123x2"), or a resolved parts list's choices with their quantities. Null where
 * the form is an addition itself.
 */
export function linesToChooseFor(fields: FormData): string | null {
  if (fields.has("project")) return null;
  const named = fields.getAll("line").filter((line) => typeof line === "string");
  const chosen = [...fields.keys()].flatMap((name) => {
    const at = /^choice-(\d{1,3})$/.exec(name)?.[1];
    const choice = at === undefined ? "" : textField(fields, name);
    return choice === "" ? [] : [`${choice}x${textField(fields, `quantity-${at}`)}`];
  });
  return [textField(fields, "lines"), ...named, ...chosen].filter((line) => line !== "").join(".");
}
