import { runLoad } from "./run-load.ts";

const stopping = new AbortController();
// Ctrl-C reaches k6 and the shop as well, and this side waits for both to end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => stopping.abort());

try {
  process.exitCode = await runLoad(process.argv[2] ?? "", stopping.signal);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
