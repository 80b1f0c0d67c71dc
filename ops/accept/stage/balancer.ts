import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { debianProgram } from "../engine/debian.ts";
import { runCommand } from "../run-command.ts";

type BalancerPorts = { balancer: number; report: number; shops: [number, number] };

export type Balancer = {
  version: string;
  /** Waits until the balancer sends visitors to these servers and to no others. */
  waitForServers: (names: string[]) => Promise<void>;
};

const waitMs = 60_000;

/** Starts HAProxy in front of both instances. The stack stops it. */
export async function startBalancer({ balancer, report, shops }: BalancerPorts, stack: AsyncDisposableStack): Promise<Balancer> {
  const program = process.env["HAPROXY_BIN"] ?? (await debianProgram("haproxy", "haproxy"));
  if (!program)
    throw new Error("The acceptance needs HAProxy: install it (Debian: apt-get install haproxy) or set HAPROXY_BIN to its program.");
  const env = {
    BALANCER_PORT: String(balancer),
    BALANCER_REPORT_PORT: String(report),
    SHOP_1_PORT: String(shops[0]),
    SHOP_2_PORT: String(shops[1]),
  };
  const file = resolve("ops/deploy/docker/haproxy.cfg");
  await runCommand(program, ["-c", "-f", file], { env });
  const child = spawn(program, ["-db", "-f", file], { env: { ...process.env, ...env }, stdio: "ignore" });
  stack.defer(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  const { stdout } = await runCommand(program, ["-v"]);
  const reportUrl = `http://127.0.0.1:${report}/;csv`;
  return {
    version: /version (\S+)/.exec(stdout)?.[1] ?? "unknown",
    async waitForServers(names) {
      const startedAt = performance.now();
      const wanted = names.toSorted().join();
      for (;;) {
        const up = await fetch(reportUrl).then(
          async (answer) => serversUp(await answer.text()).join(),
          () => null,
        );
        if (up === wanted) return;
        if (child.exitCode !== null) throw new Error(`HAProxy ended with code ${child.exitCode}.`);
        if (performance.now() - startedAt > waitMs) throw new Error(`HAProxy sends visitors to "${up}" instead of "${wanted}".`);
        await wait(200);
      }
    },
  };
}

/** From HAProxy's own report: its first line names the columns. */
function serversUp(csv: string): string[] {
  const [names = "", ...rows] = csv.trim().split("\n");
  const columns = names.replace(/^# /, "").split(",");
  const cell = (row: string, column: string) => row.split(",")[columns.indexOf(column)] ?? "";
  return rows
    .filter((row) => cell(row, "pxname") === "shops" && cell(row, "type") === "2" && cell(row, "status") === "UP")
    .map((row) => cell(row, "svname"))
    .toSorted();
}
