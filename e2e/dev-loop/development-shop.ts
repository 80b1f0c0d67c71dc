import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const port = 3260;
const sandboxPort = 4260;

export type DevelopmentShop = {
  url: string;
  sandboxUrl: string;
  /** The copy of the project that runs, and may be edited. */
  folder: string;
  /** From `npm run dev` to the first answer, with a catalogue that was seeded before. */
  openedAfterMs: number;
  /** How often the shop has started. */
  startCount: () => number;
  stop: () => Promise<void>;
};

/** A fresh copy of what git knows, below the project, so that packages are found from there. */
async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { maxBuffer: 2 ** 26 }).toString();
  for (const file of listed.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted but not yet committed is not in the working tree.
    await cp(file, join(folder, file), { force: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
}

function run(folder: string): { child: ChildProcess; output: () => string } {
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    METRICS_PORT: "9494",
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: resolve(".data/dev-loop"),
  };
  const child = spawn("npm", ["run", "dev"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  // As Ctrl-C does: npm runs a shell that runs Node, and all of them are one group.
  process.kill(-child.pid, "SIGINT");
  await gone;
  // npm doesn't wait for those below it, and a shop that still drains would be taken for the next.
  for (const each of [port, sandboxPort]) await untilRefused(`http://127.0.0.1:${each}/healthcheck`);
}

async function untilRefused(url: string): Promise<void> {
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (await isThere()) await delay(50);
}

/** Resolves once an address answers with a text. */
export async function untilAnswered(url: string, text: string, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    const body = await fetch(url).then(
      (answer) => answer.text(),
      () => "",
    );
    if (body.includes(text)) return;
    if (performance.now() > end)
      throw new Error(`${url} did not answer with ${JSON.stringify(text)} within ${withinMs} ms, but with ${body.slice(0, 200)}`);
    await delay(25);
  }
}

/** Starts the shop twice: the first start seeds its catalogue, the second is the one that is measured. */
export async function startDevelopmentShop(): Promise<DevelopmentShop> {
  const folder = resolve(".cache/dev-loop");
  const url = `http://localhost:${port}`;
  await copyProject(folder);
  const first = run(folder);
  await untilAnswered(`${url}/readyz`, "ready", 240_000);
  await stop(first.child);
  const startedAt = performance.now();
  const { child, output } = run(folder);
  await untilAnswered(`${url}/readyz`, "ready", 240_000);
  return {
    url,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    folder,
    openedAfterMs: performance.now() - startedAt,
    startCount: () => output().split("is open at").length - 1,
    // Checks of the project would take the copy for a part of it. The ended processes may still be writing what they compiled.
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Changes a file of the copy, and refuses a change that changes nothing. */
export async function editFile({ folder }: DevelopmentShop, file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(join(folder, file), "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} stays as it is: the edit no longer fits it`);
  await writeFile(join(folder, file), after);
}
