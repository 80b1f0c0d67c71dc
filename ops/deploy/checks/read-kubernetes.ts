import { parse } from "yaml";
import { z } from "zod";
import type { Platform } from "./platform.ts";
import { readEnv } from "./read-env.ts";

const httpProbe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
});
const deploymentSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            readinessProbe: httpProbe,
            livenessProbe: httpProbe,
            resources: z.object({ limits: z.object({ memory: z.string().regex(/^\d+Mi$/) }) }),
          }),
        ]),
      }),
    }),
  }),
});
const kustomizationSchema = z.object({
  configMapGenerator: z.array(z.object({ name: z.literal("storefront"), literals: z.array(z.string()) })).length(1),
});

/** Of ingress-nginx, for its connections to pods. */
const balancerIdleMs = 60_000;

type Sources = { deployment: string; base: string; overlay: string; secrets: Record<string, string> };

/** The production overlay on its base, with the secret that is made from the example. */
export function readKubernetes({ deployment, base, overlay, secrets }: Sources): Platform {
  const { spec } = deploymentSchema.parse(parse(deployment)).spec.template;
  const [container] = spec.containers;
  const portOf = (probe: z.infer<typeof httpProbe>) => container.ports.find(({ name }) => name === probe.httpGet.port)?.containerPort ?? 0;
  const literals = [base, overlay].flatMap((text) => kustomizationSchema.parse(parse(text)).configMapGenerator[0]?.literals ?? []);
  const { readinessProbe: readiness, livenessProbe: liveness } = container;
  return {
    env: { ...secrets, ...readEnv(literals) },
    stopLimitMs: spec.terminationGracePeriodSeconds * 1000,
    noticeMs: readiness.periodSeconds * readiness.failureThreshold * 1000,
    balancerIdleMs,
    readiness: { path: readiness.httpGet.path, port: portOf(readiness) },
    liveness: { path: liveness.httpGet.path, port: portOf(liveness) },
    memoryMb: Number.parseInt(container.resources.limits.memory, 10),
  };
}
