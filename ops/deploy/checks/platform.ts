import { posix } from "node:path";
import { readConfig, type Config } from "#server/config.ts";

type Probe = { path: string; port: number };

/** What a platform's manifest says that has to fit the shop. */
export type Platform = {
  /** The environment of the shop, with placeholders for what is secret. */
  env: Record<string, string>;
  /** When the platform ends a shop that was asked to stop. */
  stopLimitMs: number;
  /** How long visitors may still be sent to a shop that says it is not ready. */
  noticeMs: number;
  /** How long the balancer in front keeps an idle connection to the shop. */
  balancerIdleMs: number;
  /** Who decides about visitors; null where the platform asks nobody. */
  readiness: Probe | null;
  /** Who decides about restarts. */
  liveness: Probe | null;
  memoryMb: number;
  /** Whether one instance has all restoration projects, on a disk that outlives it. */
  hasProjectsDisk: boolean;
  /** The folders that the shop may write to; null where it may write anywhere. */
  writable: readonly string[] | null;
};

/** For the last lines of the log and the end of the process. */
const exitMs = 2000;
const memoryMbMin = 512;

function readProduction(env: Record<string, string>): Config | string {
  try {
    return readConfig({ ...env, NODE_ENV: "production", HOST: "0.0.0.0", METRICS_HOST: "0.0.0.0" });
  } catch (error) {
    return String(error);
  }
}

/** Everything in which a manifest and the shop don't fit, in words. */
export function problemsOf(platform: Platform, { hasSandbox = false } = {}): string[] {
  const config = readProduction(platform.env);
  if (typeof config === "string") return [config];
  const { delayMs, graceMs } = config.shutdown;
  const { stopLimitMs, noticeMs, balancerIdleMs, readiness, liveness, memoryMb, hasProjectsDisk, writable } = platform;
  const problems = [
    delayMs + graceMs + exitMs > stopLimitMs && `delay ${delayMs} and grace ${graceMs} don't end before the platform's ${stopLimitMs} ms`,
    delayMs < noticeMs && `the balancer notices after ${noticeMs} ms, and the shop leaves after ${delayMs}`,
    config.keepAliveTimeoutMs <= balancerIdleMs &&
      `the shop closes idle connections after ${config.keepAliveTimeoutMs} ms, the balancer keeps them for ${balancerIdleMs}`,
    readiness &&
      isOther(readiness, "/readyz", [config.port]) &&
      `${readiness.path} on ${readiness.port} is asked whether visitors may come`,
    liveness &&
      isOther(liveness, "/healthcheck", [config.port, config.metrics.port]) &&
      `${liveness.path} on ${liveness.port} is asked whether the shop lives`,
    memoryMb < memoryMbMin && `${memoryMb} MB of memory are too little`,
    !hasProjectsDisk && config.projects.store !== "shopify" && "restoration projects have neither a disk nor PROJECTS_STORE=shopify",
    writable &&
      !writable.some((folder) => isBelow(config.projects.path, folder)) &&
      `the file of restoration projects, ${config.projects.path}, can't be written to`,
    !hasSandbox && config.sandbox && "a vendor's variables are missing, so the shop would look for the sandbox",
    !hasSandbox && !config.isHttps && "shoppers' address is not https",
    !hasSandbox && config.trustedProxyHops === 0 && "no proxy is trusted, so all visitors share one address",
  ];
  return problems.filter((problem) => typeof problem === "string");
}

/** As the image has it: its folder is /app. */
const isBelow = (path: string, folder: string) => `${posix.resolve("/app", path)}/`.startsWith(`${folder}/`);

function isOther(probe: Probe, path: string, ports: number[]): boolean {
  return probe.path !== path || !ports.includes(probe.port);
}
