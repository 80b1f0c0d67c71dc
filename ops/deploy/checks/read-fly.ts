import { parse } from "smol-toml";
import { z } from "zod";
import type { Platform } from "./platform.ts";

const seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((text) => Number.parseInt(text, 10));
const checkFields = { method: z.literal("GET"), path: z.string(), interval: seconds, timeout: seconds, grace_period: seconds };

/** All that may stand in our file; a name that Fly doesn't know is a mistake. */
const flySchema = z.strictObject({
  app: z.string(),
  primary_region: z.string().length(3),
  kill_signal: z.literal("SIGTERM"),
  kill_timeout: z.number().int().max(300),
  build: z.strictObject({ image: z.string() }),
  deploy: z.strictObject({
    strategy: z.enum(["rolling", "bluegreen", "canary", "immediate"]),
    max_unavailable: z.number(),
    wait_timeout: z.string(),
  }),
  env: z.record(z.string(), z.string()),
  http_service: z.strictObject({
    internal_port: z.number(),
    force_https: z.literal(true),
    auto_stop_machines: z.enum(["off", "stop", "suspend"]),
    auto_start_machines: z.boolean(),
    min_machines_running: z.number().int(),
    concurrency: z.strictObject({ type: z.enum(["requests", "connections"]), soft_limit: z.number(), hard_limit: z.number() }),
    http_options: z.strictObject({ idle_timeout: z.number() }),
    checks: z.tuple([z.strictObject(checkFields)]),
  }),
  checks: z.strictObject({ alive: z.strictObject({ type: z.literal("http"), port: z.number(), ...checkFields }) }),
  metrics: z.strictObject({ port: z.literal(9464), path: z.literal("/metrics") }),
  mounts: z.tuple([
    z.strictObject({
      source: z.string().regex(/^[a-z0-9_]{1,30}$/),
      destination: z.string(),
      initial_size: z.string().regex(/^\d+gb$/),
      snapshot_retention: z.number().int().min(1).max(60),
    }),
  ]),
  vm: z.tuple([z.strictObject({ size: z.string(), memory: z.string().regex(/^\d+mb$/) })]),
});

/** Fly's file; the secrets are those of the app. */
export function readFly(text: string, secrets: Record<string, string>): Platform {
  const { kill_timeout: killTimeout, env, http_service: service, checks, mounts, vm } = flySchema.parse(parse(text));
  const [ready] = service.checks;
  return {
    env: { ...secrets, ...env, PORT: String(service.internal_port) },
    stopLimitMs: killTimeout * 1000,
    noticeMs: ready.interval * 1000,
    balancerIdleMs: service.http_options.idle_timeout * 1000,
    readiness: { path: ready.path, port: service.internal_port },
    liveness: { path: checks.alive.path, port: checks.alive.port },
    memoryMb: Number.parseInt(vm[0].memory, 10),
    // A volume is one machine's, and there are two at least.
    hasProjectsDisk: service.min_machines_running === 1 && mounts[0].destination === "/app/.data",
    writable: [mounts[0].destination],
  };
}
