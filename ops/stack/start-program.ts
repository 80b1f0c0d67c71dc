import { spawn } from "node:child_process";
import { open } from "node:fs/promises";

export type RunningProgram = {
  /** Settles when the program has ended, by itself or because it was stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

export type ProgramOptions = {
  name: string;
  path: string;
  args: string[];
  logFile: string;
  readyUrl: string;
  env?: NodeJS.ProcessEnv;
  readyTimeoutMs?: number;
};

const pollMs = 200;

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a program that serves HTTP, writes what it says into a file, and waits until it is ready. */
export async function startProgram({
  name,
  path,
  args,
  logFile,
  readyUrl,
  env,
  readyTimeoutMs = 30_000,
}: ProgramOptions): Promise<RunningProgram> {
  if (await isReady(readyUrl)) throw new Error(`${name} can't be started: something answers at ${new URL(readyUrl).host} already.`);
  const log = await open(logFile, "a");
  const child = spawn(path, args, { stdio: ["ignore", log.fd, log.fd], env: { ...process.env, ...env } });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      log.close().then(resolve, resolve);
    };
    child.once("exit", end);
    child.once("error", end);
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await isReady(readyUrl))) {
    if (!hasEnded && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      continue;
    }
    child.kill();
    await ended;
    throw new Error(`${name} couldn't be started; ${logFile} says why.`);
  }
  return {
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
