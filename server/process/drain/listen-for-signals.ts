import type { Logger } from "#server/observability/logger.ts";
import type { Shutdown } from "./create-shutdown.ts";

/** Stops on SIGTERM, SIGINT and SIGHUP (at once in development and when somebody pressed Ctrl-C or closed the terminal) and after an error that nothing caught, whose state nobody knows. */
export function listenForSignals(shutdown: Shutdown, logger: Logger, isDevelopment: boolean): void {
  process.on("SIGTERM", () => void shutdown({ reason: "SIGTERM", exitCode: 0, isHurried: isDevelopment }));
  // Node would end at once on SIGHUP, which is also what people send who expect settings to be read again.
  for (const reason of ["SIGINT", "SIGHUP"])
    process.on(reason, () => void shutdown({ reason, exitCode: 0, isHurried: isDevelopment || process.stdin.isTTY }));
  process.on("uncaughtException", (error) => {
    logger.fatal({ event: "process.uncaught", error }, "an error was not caught");
    void shutdown({ reason: "uncaught error", exitCode: 1 });
  });
  // One visitor's lost promise leaves the others' requests intact.
  process.on("unhandledRejection", (error) => {
    logger.error({ event: "process.unhandled", error }, "a rejection was not handled");
  });
}
