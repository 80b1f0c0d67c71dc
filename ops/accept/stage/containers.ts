import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Engine } from "../engine/engine.ts";

/** How every container runs, here and on each platform of ops/deploy. */
const hardening = ["--init --read-only --tmpfs=/tmp", "--cap-drop=ALL --security-opt=no-new-privileges:true", "--pids-limit=256"].flatMap(
  (flags) => flags.split(" "),
);

/** On all that the acceptance makes, so that it finds its own things again and nobody else's. */
const label = "rares.purpose=acceptance";
const network = "rares-acceptance";
/** Others on the network find a container by its short name. */
const fullName = (name: string) => `rares-acceptance-${name}`;

/** Takes away what this run, or one that was cut off before, has made. */
export async function removeStage(engine: Engine): Promise<void> {
  const ids = async (args: string[]) => (await engine.run([...args, "--filter", `label=${label}`])).stdout.split("\n").filter(Boolean);
  const containers = await ids(["ps", "--all", "--quiet"]);
  if (containers.length > 0) await engine.run(["rm", "--force", "--volumes", ...containers]);
  for (const volume of await ids(["volume", "ls", "--quiet"])) await engine.run(["volume", "rm", volume]);
  for (const id of await ids(["network", "ls", "--quiet"])) await engine.run(["network", "rm", id]);
}

export async function prepareStage(engine: Engine): Promise<void> {
  await removeStage(engine);
  await engine.run(["network", "create", "--label", label, network]);
}

export type ContainerOptions = {
  name: string;
  image: string;
  memoryMb: number;
  env: Record<string, string>;
  /** Port of this machine's loopback to the container's own. */
  ports?: Record<number, number>;
  /** Where it keeps data that outlives it, in a volume of its own. */
  dataPath?: string;
};

export async function startContainer(
  engine: Engine,
  { name, image, memoryMb, env, ports = {}, dataPath }: ContainerOptions,
): Promise<void> {
  if (dataPath) await engine.run(["volume", "create", "--label", label, fullName(name)]);
  const flags = [
    `--name=${fullName(name)}`,
    `--label=${label}`,
    `--network=${network}`,
    `--network-alias=${name}`,
    `--memory=${memoryMb}m`,
    `--memory-swap=${memoryMb}m`,
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    ...Object.entries(ports).map(([here, there]) => `--publish=127.0.0.1:${here}:${there}`),
    ...(dataPath ? [`--volume=${fullName(name)}:${dataPath}`] : []),
  ];
  await engine.run(["run", "--detach", ...hardening, ...flags, image]);
}

const stateSchema = z.object({
  Status: z.string(),
  ExitCode: z.number(),
  OOMKilled: z.boolean(),
  Health: z.object({ Status: z.string() }).optional(),
});
type ContainerState = z.infer<typeof stateSchema>;

async function stateOf(engine: Engine, name: string): Promise<ContainerState> {
  const { stdout } = await engine.run(["inspect", "--format", "{{json .State}}", fullName(name)]);
  return stateSchema.parse(JSON.parse(stdout));
}

/** Waits for the image's own health check. */
export async function waitUntilHealthy(engine: Engine, name: string, timeoutMs: number): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { Status, Health } = await stateOf(engine, name);
    if (Health?.Status === "healthy") return;
    if (Status === "exited" || performance.now() - startedAt > timeoutMs) {
      const lines = await logOf(engine, name);
      throw new Error(`${name} is ${Status} and ${Health?.Status ?? "has no health check"}:\n${lines.slice(-20).join("\n")}`);
    }
    await wait(500);
  }
}

/** Asks an instance to stop and waits until it has; throws unless it went in order, by itself. */
export async function stopContainer(engine: Engine, name: string, timeoutSeconds: number): Promise<void> {
  await engine.run(["stop", "--time", String(timeoutSeconds), fullName(name)], { timeoutMs: (timeoutSeconds + 15) * 1000 });
  const { ExitCode, OOMKilled } = await stateOf(engine, name);
  if (ExitCode !== 0 || OOMKilled) throw new Error(`${name} ended with code ${ExitCode}${OOMKilled ? ", out of memory" : ""}`);
}

export async function restartContainer(engine: Engine, name: string): Promise<void> {
  await engine.run(["start", fullName(name)]);
}

/** Runs a program in it. */
export async function runInContainer(engine: Engine, name: string, command: string[]): Promise<string> {
  return (await engine.run(["exec", fullName(name), ...command])).stdout;
}

/** All that a container wrote since it was made, restarts included. */
export async function logOf(engine: Engine, name: string): Promise<string[]> {
  const { stdout, stderr } = await engine.run(["logs", fullName(name)]);
  return `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
}
