import { spawn } from "node:child_process";

export type ProgramResult = { code: number; output: string };

export type RunOptions = { env?: Record<string, string | undefined>; cwd?: string; isShown?: boolean; signal?: AbortSignal };

/** Runs a program to its end. One that can't be started answers 127, as shells do. */
export function runProgram(
  command: string,
  args: string[],
  { env, cwd, isShown = false, signal }: RunOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    // k6 ends its journeys and reports when it is interrupted.
    signal?.addEventListener("abort", () => child.kill("SIGINT"));
    child.on("error", ({ message }) => resolve({ code: 127, output: message }));
    child.on("close", (code, killedBy) =>
      resolve({ code: code ?? 1, output: killedBy === null ? output : `${output}\nended by ${killedBy}` }),
    );
  });
}
