import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const stepSchema = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const permissionsSchema = z.record(z.string(), z.enum(["read", "write", "none"]));
const workflowSchema = z.looseObject({
  name: z.string(),
  permissions: permissionsSchema,
  jobs: z.record(
    z.string(),
    z.looseObject({ "timeout-minutes": z.number(), permissions: permissionsSchema.optional(), steps: z.array(stepSchema).min(1) }),
  ),
});
export type Workflow = z.infer<typeof workflowSchema>;

export const readWorkflow = (text: string): Workflow => workflowSchema.parse(parse(text));

export async function readWorkflows(folder: string): Promise<Map<string, Workflow>> {
  const files = (await readdir(folder)).filter((file) => /\.ya?ml$/.test(file)).toSorted();
  const read = files.map(async (file) => [basename(file), readWorkflow(await readFile(join(folder, file), "utf8"))] as const);
  return new Map(await Promise.all(read));
}

/** npm's own commands that run a script of the same name. */
const shortForms = new Set(["test", "start"]);

/** The scripts of package.json that a workflow's commands name. */
function scriptsOf(run: string): string[] {
  const long = [...run.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g)].map(([, script = ""]) => script);
  const short = [...run.matchAll(/\bnpm (\w+)/g)].map(([, command = ""]) => command).filter((command) => shortForms.has(command));
  return [...long, ...short];
}

/** Everything in a workflow that would fail, could change under our feet, or may do more than it needs; in words. */
export function workflowProblems({ permissions, jobs }: Workflow, scripts: string[]): string[] {
  const problems = Object.entries(permissions)
    .filter(([, access]) => access === "write")
    .map(([scope]) => `every job may write ${scope}`);
  for (const [name, job] of Object.entries(jobs)) {
    for (const { uses, run = "" } of job.steps) {
      if (uses && !uses.startsWith("./") && !/@(?:v\d+|[0-9a-f]{40})$/.test(uses)) problems.push(`${name} uses ${uses} without a version`);
      if (/\$\{\{[^}]*(?:github\.event\.|github\.head_ref|inputs\.)/.test(run)) problems.push(`${name} runs what a stranger wrote`);
      for (const script of scriptsOf(run))
        if (!scripts.includes(script)) problems.push(`${name} calls npm run ${script}, which is no script`);
    }
  }
  return problems;
}
