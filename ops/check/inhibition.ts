import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parse } from "yaml";
import { z } from "zod";
import { freePort } from "../stack/free-port.ts";
import { startProgram } from "../stack/start-program.ts";

const casesSchema = z.array(
  z.strictObject({
    name: z.string(),
    firing: z.array(z.record(z.string(), z.string())).nonempty(),
    /** Which of them nobody hears of. */
    heldBack: z.array(z.number().int()),
  }),
);
const alertsSchema = z.array(
  z.object({ labels: z.record(z.string(), z.string()), status: z.object({ inhibitedBy: z.array(z.string()) }) }),
);

const keyOf = (labels: Record<string, string>) => JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));

/** Runs an Alertmanager of its own on loopback for as long as `use` takes. */
async function withAlertmanager<Result>(path: string, config: string, use: (address: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "alertmanager-"));
  const address = `127.0.0.1:${await freePort()}`;
  try {
    const alertmanager = await startProgram({
      name: "Alertmanager",
      path,
      args: [`--config.file=${config}`, `--storage.path=${folder}`, `--web.listen-address=${address}`, "--cluster.listen-address="],
      logFile: join(folder, "log"),
      readyUrl: `http://${address}/-/ready`,
    });
    try {
      return await use(`http://${address}`);
    } finally {
      await alertmanager.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Case = z.infer<typeof casesSchema>[number];

/** Alertmanager works out what is held back by and by, after it has taken the alerts. */
const settlesWithinMs = 2000;
const betweenMs = 50;

/** What a running Alertmanager holds back otherwise than the cases expect. */
export async function findInhibitionProblems(program: string, ops: string): Promise<{ problems: string[]; caseCount: number }> {
  const cases = casesSchema.parse(parse(await readFile(join(ops, "alertmanager/inhibition.test.yaml"), "utf8")));
  const firing = cases.flatMap((each) => each.firing);
  const problems = await withAlertmanager(program, join(ops, "alertmanager/alertmanager.yml"), async (address) => {
    const body = JSON.stringify(firing.map((labels) => ({ labels })));
    const answer = await fetch(`${address}/api/v2/alerts`, { method: "POST", headers: { "content-type": "application/json" }, body });
    if (!answer.ok) throw new Error(`Alertmanager refused the alerts: ${answer.status} ${await answer.text()}`);
    const until = Date.now() + settlesWithinMs;
    for (;;) {
      const alerts = alertsSchema.parse(await (await fetch(`${address}/api/v2/alerts`)).json());
      const found = problemsOf(cases, alerts);
      if (found.length === 0 || Date.now() > until) return found;
      await delay(betweenMs);
    }
  });
  return { problems, caseCount: cases.length };
}

function problemsOf(cases: readonly Case[], alerts: z.infer<typeof alertsSchema>): string[] {
  const heldBack = new Set(alerts.filter(({ status }) => status.inhibitedBy.length > 0).map(({ labels }) => keyOf(labels)));
  return cases.flatMap(({ name, firing, heldBack: expected }) =>
    firing.flatMap((labels, index) => {
      const isHeldBack = heldBack.has(keyOf(labels));
      return isHeldBack === expected.includes(index) ? [] : [`${name}: ${labels.alertname} is ${isHeldBack ? "" : "not "}held back`];
    }),
  );
}
