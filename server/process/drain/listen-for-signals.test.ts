import { beforeEach, expect, test, vi } from "vitest";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import type { Shutdown } from "./create-shutdown.ts";
import { listenForSignals } from "./listen-for-signals.ts";

const shutdown = vi.fn<Shutdown>();
const logger = { ...silentLogger, fatal: vi.fn<(fields: object) => void>(), error: vi.fn<(fields: object) => void>() };

beforeEach(() => {
  vi.clearAllMocks();
});

/** What the process would hear, without ending the one that runs the tests. */
function heard({ isDevelopment = false, isTTY = false } = {}) {
  const listeners = new Map<string | symbol, (given?: unknown) => void>();
  const on = vi.spyOn(process, "on").mockImplementation((event, listener) => {
    listeners.set(event, listener);
    return process;
  });
  const terminal = Object.getOwnPropertyDescriptor(process.stdin, "isTTY");
  Object.defineProperty(process.stdin, "isTTY", { value: isTTY, configurable: true });
  listenForSignals(shutdown, logger, isDevelopment);
  on.mockRestore();
  return {
    tell: (event: string, given?: unknown) => listeners.get(event)?.(given),
    restore: () => terminal && Object.defineProperty(process.stdin, "isTTY", terminal),
  };
}

test.each([
  ["SIGTERM", {}, false],
  ["SIGTERM", { isTTY: true }, false],
  ["SIGTERM", { isDevelopment: true }, true],
  ["SIGINT", {}, false],
  ["SIGINT", { isTTY: true }, true],
  ["SIGINT", { isDevelopment: true }, true],
  ["SIGHUP", {}, false],
  ["SIGHUP", { isTTY: true }, true],
])("%s, %j: in a hurry %s", (signal, situation, isHurried) => {
  const { tell, restore } = heard(situation);
  tell(signal);
  restore();
  expect(shutdown).toHaveBeenCalledExactlyOnceWith({ reason: signal, exitCode: 0, isHurried });
});

test("an error that nothing caught ends the process in order, with a line and an exit code", () => {
  const error = new Error("nobody knows");
  heard().tell("uncaughtException", error);
  expect(logger.fatal).toHaveBeenCalledExactlyOnceWith({ event: "process.uncaught", error }, "an error was not caught");
  expect(shutdown).toHaveBeenCalledExactlyOnceWith({ reason: "uncaught error", exitCode: 1 });
});

test("a lost promise is told and ends nothing", () => {
  const error = new Error("lost");
  heard().tell("unhandledRejection", error);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ event: "process.unhandled", error }, "a rejection was not handled");
  expect(shutdown).not.toHaveBeenCalled();
});
