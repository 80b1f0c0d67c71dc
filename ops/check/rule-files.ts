import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const alertSchema = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.record(z.string(), z.string()).default({}),
  annotations: z.record(z.string(), z.string()).default({}),
});
export type Alert = z.output<typeof alertSchema>;

const recordSchema = z.strictObject({ record: z.string(), expr: z.string(), labels: z.record(z.string(), z.string()).optional() });
type Recording = z.output<typeof recordSchema>;

const ruleFileSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(z.union([alertSchema, recordSchema])) })),
});

const testFileSchema = z.object({
  tests: z.array(
    z.object({
      name: z.string().default(""),
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).nullish() })).default([]),
      promql_expr_test: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});
/** `expecting` are the names of those tests that see the alert. */
export type AlertTest = { file: string; names: string[]; expecting: string[]; assertionCount: number };

export type OpsFiles = {
  alerts: Alert[];
  recordings: Recording[];
  tests: AlertTest[];
  /** What runbooks say, by the alert that they are named after. */
  runbooks: Map<string, string>;
};

const testSuffix = ".test.yaml";

async function namesIn(folder: string, suffix: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(suffix)).toSorted();
}

async function readTest(folder: string, name: string): Promise<AlertTest> {
  const { tests } = testFileSchema.parse(parse(await readFile(join(folder, name), "utf8")));
  const assertionCount = tests.reduce((sum, test) => sum + test.alert_rule_test.length + test.promql_expr_test.length, 0);
  const file = name.slice(0, -testSuffix.length);
  const sees = (test: (typeof tests)[number]) =>
    test.alert_rule_test.some(({ alertname, exp_alerts: alerts }) => alertname === file && (alerts ?? []).length > 0);
  return { file, names: tests.map((test) => test.name), expecting: tests.filter(sees).map((test) => test.name), assertionCount };
}

/** Everything that belongs to an alert, from the folder `ops`. */
export async function readOpsFiles(ops: string): Promise<OpsFiles> {
  const rulesFolder = join(ops, "prometheus/rules");
  const testsFolder = join(ops, "prometheus/tests");
  const runbooksFolder = join(ops, "runbooks");
  const rules: (Alert | Recording)[] = [];
  for (const name of await namesIn(rulesFolder, ".rules.yaml")) {
    const { groups } = ruleFileSchema.parse(parse(await readFile(join(rulesFolder, name), "utf8")));
    rules.push(...groups.flatMap((group) => group.rules));
  }
  const runbooks = await Promise.all(
    (await namesIn(runbooksFolder, ".md")).map(async (name): Promise<[string, string]> => [
      name.slice(0, -".md".length),
      await readFile(join(runbooksFolder, name), "utf8"),
    ]),
  );
  return {
    alerts: rules.filter((rule) => "alert" in rule),
    recordings: rules.filter((rule) => "record" in rule),
    tests: await Promise.all((await namesIn(testsFolder, testSuffix)).map((name) => readTest(testsFolder, name))),
    runbooks: new Map(runbooks),
  };
}
