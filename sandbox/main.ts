import { createServer } from "node:http";
import { resolve } from "node:path";
import { z } from "zod";
import { openCatalogue } from "./catalogue/open-catalogue.ts";
import { readSandboxConfig } from "./config.ts";
import { createSandboxApp } from "./create-sandbox-app.ts";

/** Fakes every vendor, in a separate process. */
async function main(): Promise<void> {
  let stop = exit;
  process.once("SIGTERM", () => stop());
  // The shop that started us stops us when it has finished, and we exit if it dies. A terminal's Ctrl-C, or its end, reaches us as well, but the shop still needs us while it drains.
  process.once("disconnect", () => stop());
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => process.connected || stop());

  const config = readSandboxConfig(process.env);
  const dataDir = resolve(config.dataDir, "sandbox");
  const catalogue = await openCatalogue({
    dataDir,
    productCount: config.productCount,
    companyLabel: config.companyName,
    onProgress: createSeedingReport((line) => process.stdout.write(line)),
  });
  const app = createSandboxApp({
    catalogue,
    dataDir,
    publicUrl: config.publicUrl,
    companyName: config.companyName,
    accessTokenSeconds: config.accessTokenSeconds,
    contentWebhook: config.contentWebhook,
    reviewsWebhook: config.reviewsWebhook,
  });
  // Longer than the shop keeps idle connections, so that it never writes to one that has just been closed.
  const server = createServer({ keepAliveTimeout: 65_000 }, app);
  stop = () => {
    server.close(() => {
      catalogue.close();
      process.exit(0);
    });
    server.closeAllConnections();
  };

  server.once("error", (error) => {
    process.stderr.write(
      `The sandbox could not listen on port ${config.port}: ${error.message}. SANDBOX_PORT and SANDBOX_HOST choose where.\n`,
    );
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const ready = { event: "sandbox.ready", port, products: catalogue.productCount };
    if (process.send) process.send(ready);
    else process.stdout.write(`${JSON.stringify(ready)}\n`);
  });
}

/** Mistakes that a person can fix, such as a wrong variable or folder, are printed without a stack trace. */
function refuse(error: unknown): never {
  process.stderr.write(`${describeRefusal(error)}\n`);
  process.exit(1);
}

function describeRefusal(error: unknown): string {
  if (error instanceof z.ZodError) return `The sandbox's configuration is wrong:\n${z.prettifyError(error)}`;
  if (!(error instanceof Error)) return "The sandbox could not start: unknown reason";
  const isOfDisk = "syscall" in error || ("code" in error && error.code === "ERR_SQLITE_ERROR");
  return `The sandbox could not start: ${isOfDisk ? `${error.message}. Its data belong into the folder that DATA_DIR names.` : error.stack}`;
}

function exit(): void {
  process.exit(0);
}

const steps = 10;

/** Prints the progress of seeding, in about ten lines whatever the catalogue's size. */
function createSeedingReport(write: (line: string) => void): (progress: { done: number; total: number }) => void {
  let reported = -1;
  return ({ done, total }) => {
    const step = Math.floor((done / total) * steps);
    if (step === reported) return;
    reported = step;
    write(`Seeding the catalogue: ${done.toLocaleString("en-AU")} of ${total.toLocaleString("en-AU")} products\n`);
  };
}

await main().catch(refuse);
