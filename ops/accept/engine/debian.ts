import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { runCommand } from "../run-command.ts";

/** Where Debian keeps daemons, beside what the PATH names. */
const systemFolders = ["/usr/sbin", "/sbin", "/usr/bin"];

/** The first program of this name, or null. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of [...(process.env["PATH"] ?? "").split(delimiter), ...systemFolders]) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}

/** Whether packages can be installed without asking anybody: Debian, as root. */
export async function canInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await findProgram("apt-get")) !== null;
}

/** The path of a program that a Debian package brings, installed if it is missing; null where that can't be done. */
export async function debianProgram(name: string, packageName: string): Promise<string | null> {
  const found = await findProgram(name);
  if (found || !(await canInstall())) return found;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update"], { env, timeoutMs: 300_000 });
  await runCommand("apt-get", ["install", "-y", "--no-install-recommends", packageName], { env, timeoutMs: 600_000 });
  return findProgram(name);
}
