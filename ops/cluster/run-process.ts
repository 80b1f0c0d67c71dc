import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

export type ProcessOptions = {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  logFile: string;
  isReady: () => Promise<boolean>;
};

/** A program of the stage, which can be killed as machines kill them, and started again. */
export type RunningProcess = { start(): Promise<void>; kill(): Promise<void> };

const startMaxMs = 120_000;
const pollMs = 50;

export async function runProcess({ name, command, args, env, logFile, isReady }: ProcessOptions): Promise<RunningProcess> {
  let child: ReturnType<typeof spawn> | undefined;
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null;

  async function start(): Promise<void> {
    const log = await open(logFile, "a");
    child = spawn(command, args, { stdio: ["ignore", log.fd, log.fd], env: { ...process.env, ...env } });
    child.once("exit", () => void log.close());
    const endsAt = performance.now() + startMaxMs;
    while (!(await isReady())) {
      if (hasEnded() || performance.now() > endsAt) throw new Error(`${name} couldn't be started; ${logFile} says why.`);
      await wait(pollMs);
    }
  }

  await start();
  return {
    start,
    async kill() {
      if (child === undefined || hasEnded()) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
