import { parse } from "yaml";
import { z } from "zod";
import type { Platform } from "./platform.ts";

const composeSchema = z.object({
  services: z.object({
    storefront: z.object({
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal("ALL")]),
      security_opt: z.array(z.string()),
      stop_grace_period: z.string().regex(/^\d+s$/),
      mem_limit: z.string().regex(/^\d+g$/),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
    }),
  }),
});

/** The two containers of a laptop, with HAProxy's probes as in the acceptance. */
export function readCompose(text: string, haproxy: string): Platform {
  const { storefront } = composeSchema.parse(parse(text, { merge: true })).services;
  const [, interval, fall] = /check inter (\d+)ms fall (\d+)/.exec(haproxy) ?? [];
  const [, idleSeconds] = /timeout http-keep-alive (\d+)s/.exec(haproxy) ?? [];
  // What Compose fills in from its own environment is empty without one.
  const fixed = Object.entries(storefront.environment).filter(([, value]) => !value.includes("${"));
  return {
    env: Object.fromEntries(fixed),
    stopLimitMs: Number.parseInt(storefront.stop_grace_period, 10) * 1000,
    noticeMs: Number(interval) * Number(fall),
    balancerIdleMs: Number(idleSeconds) * 1000,
    readiness: null,
    liveness: null,
    memoryMb: Number.parseInt(storefront.mem_limit, 10) * 1024,
    hasProjectsDisk: storefront.volumes.some((volume) => volume.endsWith(":/app/.data")),
    writable: storefront.volumes.map((volume) => volume.split(":")[1] ?? ""),
  };
}
