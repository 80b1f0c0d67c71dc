import { findProgram } from "../../stack/find-program.ts";
import { runCommand } from "../run-command.ts";

/** Whether packages can be installed without asking anybody: Debian, as root. */
export async function canInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await findProgram("apt-get")) !== undefined;
}

/** The path of a program that a Debian package brings, installed if it is missing; undefined where that can't be done. */
export async function debianProgram(name: string, packageName: string): Promise<string | undefined> {
  const found = await findProgram(name);
  if (found || !(await canInstall())) return found;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update"], { env, timeoutMs: 300_000 });
  await runCommand("apt-get", ["install", "-y", "--no-install-recommends", packageName], { env, timeoutMs: 600_000 });
  return findProgram(name);
}
