import { parse } from "yaml";
import { z } from "zod";
import type { Platform } from "./platform.ts";
import { fillSecrets } from "./read-env.ts";

/** Of the ingress of Container Apps. */
const balancerIdleMs = 240_000;

const probeSchema = z.strictObject({
  type: z.enum(["Startup", "Readiness", "Liveness"]),
  httpGet: z.strictObject({ path: z.string(), port: z.number() }),
  periodSeconds: z.number().int().max(240),
  timeoutSeconds: z.number().int().max(240),
  failureThreshold: z.number().int().max(30),
});
const resourceId = z.string().startsWith("/subscriptions/");

/** All that may stand in our manifest; a name that Container Apps don't know is a mistake. */
const appSchema = z.strictObject({
  type: z.literal("Microsoft.App/containerApps"),
  name: z.string().max(32),
  location: z.string(),
  identity: z.strictObject({ type: z.literal("UserAssigned"), userAssignedIdentities: z.record(resourceId, z.strictObject({})) }),
  properties: z.strictObject({
    environmentId: resourceId,
    configuration: z.strictObject({
      activeRevisionsMode: z.enum(["Single", "Multiple"]),
      maxInactiveRevisions: z.number().int(),
      ingress: z.strictObject({
        external: z.boolean(),
        targetPort: z.number(),
        transport: z.enum(["auto", "http", "http2", "tcp"]),
        allowInsecure: z.literal(false),
        stickySessions: z.strictObject({ affinity: z.enum(["sticky", "none"]) }),
        traffic: z.array(z.strictObject({ latestRevision: z.boolean(), weight: z.number() })),
      }),
      secrets: z.array(z.strictObject({ name: z.string().regex(/^[a-z0-9-]+$/), identity: resourceId, keyVaultUrl: z.url() })),
    }),
    template: z.strictObject({
      terminationGracePeriodSeconds: z.number().int().max(600),
      containers: z.tuple([
        z.strictObject({
          name: z.string(),
          image: z.string(),
          env: z.array(z.strictObject({ name: z.string(), value: z.string().optional(), secretRef: z.string().optional() })),
          resources: z.strictObject({ cpu: z.number(), memory: z.string().regex(/^[\d.]+Gi$/) }),
          probes: z.array(probeSchema),
          volumeMounts: z.array(z.strictObject({ volumeName: z.string(), mountPath: z.string() })),
        }),
      ]),
      volumes: z.array(z.strictObject({ name: z.string(), storageType: z.enum(["EmptyDir", "AzureFile", "Secret"]) })),
      scale: z.strictObject({
        minReplicas: z.number().int(),
        maxReplicas: z.number().int(),
        rules: z.array(
          z.strictObject({ name: z.string(), http: z.strictObject({ metadata: z.strictObject({ concurrentRequests: z.string() }) }) }),
        ),
      }),
    }),
  }),
});

export function readContainerApps(text: string, secrets: Record<string, string>): Platform {
  const { configuration, template } = appSchema.parse(parse(text)).properties;
  const [container] = template.containers;
  const known = new Set(configuration.secrets.map(({ name }) => name));
  const unknown = container.env.find(({ secretRef }) => secretRef !== undefined && !known.has(secretRef));
  if (unknown) throw new Error(`${unknown.name} comes from ${unknown.secretRef}, which is no secret of the app`);
  const probe = (type: "Readiness" | "Liveness") => container.probes.find((candidate) => candidate.type === type);
  const readiness = probe("Readiness");
  return {
    env: { ...fillSecrets(container.env, secrets), PORT: String(configuration.ingress.targetPort) },
    stopLimitMs: template.terminationGracePeriodSeconds * 1000,
    noticeMs: readiness ? readiness.periodSeconds * readiness.failureThreshold * 1000 : Number.POSITIVE_INFINITY,
    balancerIdleMs,
    readiness: readiness?.httpGet ?? null,
    liveness: probe("Liveness")?.httpGet ?? null,
    memoryMb: Number.parseFloat(container.resources.memory) * 1024,
    // Azure Files is a network's disk.
    hasProjectsDisk: false,
    writable: null,
  };
}
