import { parse } from "yaml";
import { z } from "zod";
import type { Platform } from "./platform.ts";
import { fillSecrets } from "./read-env.ts";

/** Cloud Run ends an instance ten seconds after it asked; none of it can be configured. */
const stopLimitMs = 10_000;
/** Of Google's external application load balancers. */
const balancerIdleMs = 600_000;

const probeSchema = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.number() }),
  periodSeconds: z.number().int().max(240),
  timeoutSeconds: z.number().int(),
  failureThreshold: z.number().int(),
});
const variableSchema = z.strictObject({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name: z.string(), key: z.string() }) }).optional(),
});
const annotations = z.record(z.templateLiteral([z.enum(["run.googleapis.com", "autoscaling.knative.dev"]), "/", z.string()]), z.string());

/** All that may stand in our manifest; a name that Cloud Run doesn't know is a mistake. */
const serviceSchema = z.strictObject({
  apiVersion: z.literal("serving.knative.dev/v1"),
  kind: z.literal("Service"),
  metadata: z.strictObject({ name: z.string(), labels: z.record(z.string(), z.string()), annotations }),
  spec: z.strictObject({
    template: z.strictObject({
      metadata: z.strictObject({ annotations }),
      spec: z.strictObject({
        serviceAccountName: z.string(),
        containerConcurrency: z.number().int().max(1000),
        timeoutSeconds: z.number().int().max(3600),
        containers: z.tuple([
          z.strictObject({
            image: z.string(),
            ports: z.tuple([z.strictObject({ name: z.enum(["http1", "h2c"]), containerPort: z.number() })]),
            env: z.array(variableSchema),
            resources: z.strictObject({ limits: z.strictObject({ cpu: z.string(), memory: z.string().regex(/^\d+Mi$/) }) }),
            startupProbe: probeSchema,
            livenessProbe: probeSchema,
          }),
        ]),
      }),
    }),
    traffic: z.tuple([z.strictObject({ percent: z.literal(100), latestRevision: z.literal(true) })]),
  }),
});

export function readCloudRun(text: string, secrets: Record<string, string>): Platform {
  const [container] = serviceSchema.parse(parse(text)).spec.template.spec.containers;
  return {
    // The platform itself says which port it will ask.
    env: { ...fillSecrets(container.env, secrets), PORT: String(container.ports[0].containerPort) },
    stopLimitMs,
    // Whoever is asked to stop gets no new visitors.
    noticeMs: 0,
    balancerIdleMs,
    readiness: container.startupProbe.httpGet,
    liveness: container.livenessProbe.httpGet,
    memoryMb: Number.parseInt(container.resources.limits.memory, 10),
    hasProjectsDisk: false,
    writable: null,
  };
}
