import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

const run = promisify(execFile);
/** Tests take two thirds of the time in it, but it keeps no page that was left. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstExecutable(files: string[]): Promise<string | undefined> {
  for (const file of files) if (await isExecutable(file)) return file;
  return undefined;
}

/** The browser that tests use: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined when there is none. */
export async function installedChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH } = process.env;
  return firstExecutable([...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...onPath(shell, ...names), chromium.executablePath()]);
}

const onPath = (...programs: string[]) =>
  (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

/** The browser with all that shoppers have; undefined where only its shell is installed. */
export const wholeChromium = () => firstExecutable([...onPath(...names), chromium.executablePath()]);

type Attempt = [command: string, args: string[]];

const debianPackage: Attempt[] = [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "chromium", shell]],
  ["apt-get", ["install", "-y", "chromium"]],
];
const playwrightDownload: Attempt[] = [["npx", ["playwright", "install", "--with-deps", "chromium"]]];

/** Installs Chromium with what the machine offers: Debian's package as root, or Playwright's download. */
async function installChromium(): Promise<void> {
  const attempts = [...(process.getuid?.() === 0 ? debianPackage : []), ...playwrightDownload];
  for (const [command, args] of attempts) {
    process.stdout.write(`Looking for a browser: ${command} ${args.join(" ")}\n`);
    await run(command, args, { timeout: 300_000, maxBuffer: 2 ** 26 }).catch((error: Error) =>
      process.stdout.write(`${error.message.split("\n")[0]}\n`),
    );
    if (await installedChromium()) return;
  }
}

/** The path of a Chromium for the browser tests, installed if need be; throws one clear sentence when there is none to be had. */
export async function findChromium(): Promise<string> {
  if (!(await installedChromium())) await installChromium();
  const found = await installedChromium();
  if (!found)
    throw new Error("The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.");
  return found;
}
