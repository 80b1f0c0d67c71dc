import { type ChildProcess, spawn } from "node:child_process";

export type ShopPorts = { shop: number; metrics: number; sandbox: number };
export const urlOf = ({ shop }: ShopPorts) => `http://localhost:${shop}`;

const usualPorts: ShopPorts = { shop: 3290, metrics: 9494, sandbox: 4290 };
export const shopUrl = urlOf(usualPorts);
export const metricsUrl = `http://127.0.0.1:${usualPorts.metrics}/metrics`;

/** Crawlers are answered in another way, so the loads say that they are a browser. */
export const browserHeaders = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

/** Waits until the shop answers. */
export const shopIsUp = (ports = usualPorts): Promise<void> => answers(`${urlOf(ports)}/readyz`);

/** Waits until an address answers well, for two minutes. */
export async function answers(url: string, everyMs = 100): Promise<void> {
  for (let attempt = 0; attempt < 120_000 / everyMs; attempt++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`${url} did not answer`);
}

/** A counter or gauge of the shop, all its labels together. */
export async function metricOf(name: string): Promise<number> {
  const lines = (await (await fetch(metricsUrl)).text()).split("\n");
  const values = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

/** The addresses of a sitemap, as paths. */
export async function addressesIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(`${shopUrl}/sitemaps/${sitemap}.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Arguments by which a process tells what it uses of a core. */
export const tellsCpu = ["--import", import.meta.resolve("./page/tell-cpu.js")];

/** As `npm start` and the image have it (docs/decisions/088). */
export const runtimeOptions = ["--max-semi-space-size=32"];

/** The built shop as production runs it, on ports and data of its own. */
export function startShop(settings: Record<string, string> = {}, ports = usualPorts): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(ports.shop),
    METRICS_PORT: String(ports.metrics),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: urlOf(ports),
    DATA_DIR: ".data/bench",
    LOG_LEVEL: "error",
    SHUTDOWN_DELAY_MS: "0",
    ...settings,
  };
  return spawn(process.execPath, [...runtimeOptions, ...tellsCpu, "dist/server/main.js"], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

const sandboxPort = "4295";
/** A shop that is told of it (`SANDBOX_URL`) starts no sandbox of its own. */
export const sandboxAlone = `http://127.0.0.1:${sandboxPort}`;

/** The vendors as a process by themselves. */
export function startSandbox(): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production", SANDBOX_PORT: sandboxPort, DATA_DIR: ".data/bench", LOG_LEVEL: "error" };
  return spawn(process.execPath, [...runtimeOptions, ...tellsCpu, "dist/sandbox/main.js"], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
