import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { z } from "zod";
import { type Config, ConfigError } from "#server/config.ts";
import type { Logger } from "#server/observability/logger.ts";

export type SandboxProcess = { url: string; stop(): void };

type SandboxOptions = { config: Config; settings: NonNullable<Config["sandbox"]>; modulePath: string; logger: Logger };

/** It says by itself, on the shop's standard error, why it ended. */
export class SandboxEndedError extends Error {
  constructor(code: number | null) {
    super(`The shop could not start: its sandbox ended before it was ready (exit code ${code}).`);
    this.name = "SandboxEndedError";
  }
}

const readySchema = z.object({ event: z.literal("sandbox.ready"), port: z.number(), products: z.number() });
const firstRestartDelayMs = 250;
const restartDelayMsMax = 10_000;
const steadyAfterMs = 30_000;

/** Starts the sandbox beside the shop and waits until it is ready. When it dies later it is started again on the same port; it never outlives the shop, because it watches the channel between them. */
export async function startSandbox({ config, settings, modulePath, logger }: SandboxOptions): Promise<SandboxProcess> {
  if (!existsSync(modulePath)) {
    throw new ConfigError([
      "SANDBOX_URL: missing; some vendors are not configured, and this installation has no sandbox to stand in for them",
    ]);
  }
  let child: ChildProcess;
  let port: number | null = null;
  let isStopping = false;
  let delayMs = firstRestartDelayMs;

  function launch(): Promise<number> {
    const startedAt = performance.now();
    child = fork(modulePath, {
      env: sandboxEnvironment(config, settings, port ?? settings.port),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("exit", (code, signal) => {
      if (isStopping || port === null) return;
      if (performance.now() - startedAt > steadyAfterMs) delayMs = firstRestartDelayMs;
      logger.error({ event: "sandbox.exit", exit: { code, signal }, retry_in_ms: delayMs }, "the sandbox ended; it is started again");
      setTimeout(relaunch, delayMs).unref();
      delayMs = Math.min(delayMs * 2, restartDelayMsMax);
    });
    return readyPort(child);
  }

  function relaunch(): void {
    if (isStopping) return;
    launch().then(
      () => logger.info({ event: "sandbox.ready" }, "the sandbox answers again"),
      // Its exit was logged and leads to the next try.
      () => undefined,
    );
  }

  port = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      isStopping = true;
      child.kill("SIGTERM");
    },
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("message", (message) => {
      const ready = readySchema.safeParse(message);
      if (ready.success) resolve(ready.data.port);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new SandboxEndedError(code)));
  });
}

/** Only what it needs: the shop's secrets are none of its business, but for those that the two of them share. */
export function sandboxEnvironment(config: Config, settings: NonNullable<Config["sandbox"]>, port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: config.environment,
    SANDBOX_HOST: "127.0.0.1",
    SANDBOX_PORT: String(port),
    SANDBOX_PUBLIC_URL: config.publicUrl,
    SANDBOX_PRODUCTS: settings.productCount === undefined ? "" : String(settings.productCount),
    SANDBOX_ACCESS_TOKEN_SECONDS: settings.accessTokenSeconds === undefined ? "" : String(settings.accessTokenSeconds),
    DATA_DIR: config.dataDir,
    COMPANY_NAME: config.company.name,
    // A port that is only known later can't be told.
    SANDBOX_WEBHOOK_URL: config.port === 0 ? "" : `http://${reachable(config.host)}:${config.port}/webhooks/storyblok`,
    STORYBLOK_WEBHOOK_SECRET: config.editors.webhookSecret ?? "",
    JUDGEME_WEBHOOK_SECRET: config.reviewsWebhookSecret ?? "",
  };
}

/** The address at which a process beside us finds a shop that listens on `host`. */
function reachable(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
}
