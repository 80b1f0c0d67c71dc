import { execFile } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export type Problems = string[];

/** Runs a checker with what it reads from its standard input; what it says where it isn't content. */
export function runTool(command: string, args: string[], input = ""): Promise<Problems> {
  return new Promise((resolve) => {
    const child = execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? [`${[command, ...args].join(" ")}\n${stdout}${stderr || error.message}`.trim()] : []),
    );
    // A checker that ends before it has read everything tells so by its exit code.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

async function inTurns<Item>(items: Item[], count: number, work: (item: Item) => Promise<Problems>): Promise<Problems> {
  const rest = items.values();
  const problems = await Promise.all(
    Array.from({ length: count }, async () => {
      const own: Problems = [];
      for (const item of rest) own.push(...(await work(item)));
      return own;
    }),
  );
  return problems.flat();
}

async function filesIn(folder: string, suffix: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(suffix)).map((name) => join(folder, name));
}

/** What promtool finds wrong with the configuration, the rules, the names of metrics, and what the rules do. */
export async function askPromtool(promtool: string, ops: string, scrape: string): Promise<Problems> {
  const tests = await filesIn(join(ops, "prometheus/tests"), ".test.yaml");
  const problems = await Promise.all([
    runTool(promtool, ["check", "config", join(ops, "prometheus/prometheus.yml")]),
    runTool(promtool, ["check", "rules", "--lint=all", "--lint-fatal", ...(await filesIn(join(ops, "prometheus/rules"), ".yaml"))]),
    runTool(promtool, ["check", "metrics"], scrape),
    inTurns(tests, 2, (test) => runTool(promtool, ["test", "rules", test])),
  ]);
  return problems.flat();
}

const routesSchema = z.array(z.strictObject({ labels: z.record(z.string(), z.string()), receiver: z.string() }));

/** What amtool finds wrong with the configuration, and with where it sends alerts. */
export async function askAmtool(amtool: string, ops: string): Promise<{ problems: Problems; routeCount: number }> {
  const config = join(ops, "alertmanager/alertmanager.yml");
  const routes = routesSchema.parse(parse(await readFile(join(ops, "alertmanager/routes.test.yaml"), "utf8")));
  const problems = await inTurns(routes, 2, ({ labels, receiver }) =>
    runTool(
      amtool,
      ["config", "routes", "test", `--config.file=${config}`, `--verify.receivers=${receiver}`].concat(
        Object.entries(labels).map(([name, value]) => `${name}=${value}`),
      ),
    ),
  );
  return { problems: [...(await runTool(amtool, ["check-config", config])), ...problems], routeCount: routes.length };
}
