import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
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
