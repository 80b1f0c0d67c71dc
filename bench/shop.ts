import { type ChildProcess, spawn } from "node:child_process";

const ports = { shop: 3290, metrics: 9494, sandbox: 4290 };
export const shopUrl = `http://localhost:${ports.shop}`;
export const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`;

/** Crawlers are answered in another way, so the loads say that they are a browser. */
export const browserHeaders = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

/** Waits until the shop answers. */
export async function shopIsUp(): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const answer = await fetch(`${shopUrl}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The shop did not start");
}

/** Arguments by which a process tells what it uses of a core. */
export const tellsCpu = ["--import", import.meta.resolve("./page/tell-cpu.ts")];

/** The built shop as production runs it, on ports and data of its own. */
export function startShop(settings: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(ports.shop),
    METRICS_PORT: String(ports.metrics),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: shopUrl,
    DATA_DIR: ".data/bench",
    LOG_LEVEL: "error",
    SHUTDOWN_DELAY_MS: "0",
    ...settings,
  };
  return spawn(process.execPath, [...tellsCpu, "dist/server/main.js"], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}
