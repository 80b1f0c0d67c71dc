import { runCommand, type CommandOutput } from "../run-command.ts";
import { findProgram } from "../../stack/find-program.ts";

/** A container engine that answers Docker's commands. */
export type Engine = {
  /** What it is, for the report. */
  name: string;
  run: (args: string[], options?: { timeoutMs?: number }) => Promise<CommandOutput>;
  /** What its builds need beside the usual. */
  buildArgs: string[];
};

type EngineOptions = { client: string; env?: NodeJS.ProcessEnv; buildArgs?: string[]; origin: string };

export async function connectEngine({ client, env = {}, buildArgs = [], origin }: EngineOptions): Promise<Engine> {
  const run: Engine["run"] = (args, { timeoutMs } = {}) => runCommand(client, args, { env, timeoutMs });
  const { stdout } = await run(["version", "--format", "{{.Server.Version}}"], { timeoutMs: 20_000 });
  return { name: `Docker ${stdout.trim()}, ${origin}`, run, buildArgs };
}

/** The engine that this machine already runs; null when none answers. */
export async function findEngine(): Promise<Engine | null> {
  const client = await findProgram("docker");
  if (!client) return null;
  return connectEngine({ client, origin: "as it runs here" }).catch(() => null);
}
