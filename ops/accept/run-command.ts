import { execFile } from "node:child_process";

type CommandOptions = { env?: NodeJS.ProcessEnv; timeoutMs?: number };
export type CommandOutput = { stdout: string; stderr: string };

class CommandError extends Error {
  constructor(command: string, args: string[], output: string) {
    super(`${[command, ...args].join(" ")}\n${output.trim().split("\n").slice(-12).join("\n")}`);
    this.name = "CommandError";
  }
}

/** Runs a program to its end and answers what it wrote; one that fails is told with its last lines. */
export function runCommand(command: string, args: string[], { env = {}, timeoutMs = 60_000 }: CommandOptions = {}): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const options = { env: { ...process.env, ...env }, timeout: timeoutMs, maxBuffer: 2 ** 27 };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new CommandError(command, args, `${stdout}${stderr}` || error.message));
      else resolve({ stdout, stderr });
    });
  });
}
