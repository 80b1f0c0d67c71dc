import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { createLogDestination } from "./log-destination.ts";
import { createLogger } from "./logger.ts";

const isFullDiskHere = process.platform === "linux";

test.runIf(isFullDiskHere)("a line that finds the disk full costs nobody an answer, and is counted", () => {
  const onUnwritten = vi.fn<() => void>();
  const destination = createLogDestination({ to: openSync("/dev/full", "a"), onUnwritten });
  const logger = createLogger({ level: "info", environment: "test", version: "0", destination });
  for (let line = 1; line <= 3; line += 1) {
    expect(() => logger.info({ event: "server.listening" }, "written")).not.toThrow();
    expect(onUnwritten).toHaveBeenCalledTimes(line);
  }
});

test("what could not be written is written whole and in order once there is room, up to a bound", () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fd = openSync(join(folder, "log"), "a");
  const onUnwritten = vi.fn<() => void>();
  const destination = createLogDestination({ to: fd, onUnwritten });
  destination.write("first\n");
  // A descriptor that is gone fails as a full disk does.
  closeSync(fd);
  const long = "x".repeat(100 * 1024);
  for (const word of ["second", "third", "fourth"]) destination.write(`${word} ${long}\n`);
  expect(onUnwritten).toHaveBeenCalledTimes(3);
  expect(openSync(join(folder, "log"), "a")).toBe(fd);
  destination.write("fifth\n");
  const words = readFileSync(join(folder, "log"), "utf8")
    .split("\n")
    .map((line) => line.split(" ")[0]);
  expect(words).toEqual(["first", "second", "third", "fifth", ""]);
});

test("a disk that has room again takes the lines that waited without another one to push them, and new ones after them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fd = openSync(join(folder, "log"), "a");
  const destination = createLogDestination({ to: fd, onUnwritten: () => undefined });
  closeSync(fd);
  const line = `${"x".repeat(1023)}\n`;
  for (let held = 0; held < 300; held += 1) destination.write(line);
  expect(openSync(join(folder, "log"), "a")).toBe(fd);
  await vi.waitFor(() => expect(readFileSync(join(folder, "log"), "utf8")).toHaveLength(256 * 1024));
  destination.write(line);
  expect(readFileSync(join(folder, "log"), "utf8")).toHaveLength(257 * 1024);
});

/** A process that logs more than a pipe and the memory for waiting lines hold, says on standard error how that went, and logs on. */
const chatter = `
  const { createLogger } = await import("#server/observability/logger.ts");
  let unwritten = 0;
  const logger = createLogger({ level: "info", environment: "test", version: "0", onUnwritten: () => (unwritten += 1) });
  const padding = "x".repeat(900);
  for (let line = 0; line < 1000; line += 1) logger.info({ event: "cart.add", line, padding });
  process.stderr.write(JSON.stringify({ unwritten }));
  setInterval(() => logger.info({ event: "server.listening" }, "later"), 50);`;

/** Through a shell, because Node gives its children sockets instead of pipes. Reading begins when there is a file of this name. */
function startChatter(readWhenThereIs: string): ChildProcessWithoutNullStreams {
  const reader = `while [ ! -e '${readWhenThereIs}' ]; do sleep 0.05; done; exec cat`;
  const command = `"$0" --input-type=module --eval "$1" | { ${reader}; }`;
  const shell = spawn("/bin/sh", ["-c", command, process.execPath, chatter], { detached: true });
  onTestFinished(() => void (shell.pid !== undefined && shell.exitCode === null && process.kill(-shell.pid, "SIGKILL")));
  return shell;
}

test.runIf(isFullDiskHere)(
  "a pipe that nobody reads stops no process: what finds no room is counted, and the rest comes once it is read",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "log-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const shell = startChatter(join(folder, "read"));
    const [told] = await once(shell.stderr, "data");
    const { unwritten } = z.object({ unwritten: z.number() }).parse(JSON.parse(String(told)));
    expect(unwritten).toBeGreaterThan(500);

    writeFileSync(join(folder, "read"), "");
    const lines: unknown[] = [];
    for await (const text of createInterface({ input: shell.stdout })) {
      lines.push(z.object({ line: z.number().optional() }).parse(JSON.parse(text)).line);
      if (lines.at(-1) === undefined) break;
    }
    expect(lines).toEqual([...Array(1000 - unwritten).keys(), undefined]);
  },
  20_000,
);
