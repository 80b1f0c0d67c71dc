import { parse, parseAllDocuments } from "yaml";
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

/** The one instance with the file of restoration projects, on a claim for one node's disk that it gives back before its successor takes it. */
const projectsSchema = z.object({
  spec: z.object({
    replicas: z.literal(1),
    strategy: z.object({ type: z.literal("Recreate") }),
    template: z.object({
      spec: z.object({
        securityContext: z.object({ fsGroup: z.literal(1000) }),
        containers: z.tuple([z.object({ volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })) })]),
        volumes: z.array(z.object({ name: z.string(), persistentVolumeClaim: z.object({ claimName: z.string() }).optional() })),
      }),
    }),
  }),
});
const claimSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({ accessModes: z.tuple([z.enum(["ReadWriteOnce", "ReadWriteOncePod"])]) }),
});
const ingressSchema = z.object({
  spec: z.object({
    rules: z.tuple([
      z.object({
        http: z.object({
          paths: z.array(z.object({ path: z.string(), backend: z.object({ service: z.object({ name: z.string() }) }) })),
        }),
      }),
    ]),
  }),
});

/** What only the instance with the file can answer. */
const projectsPaths = ["/projects", "/api/projects"];

/** Where the instance that has all projects may write; none where requests for them may go to another one. */
function projectsFolders({ projects, ingress }: Pick<Sources, "projects" | "ingress">): string[] {
  const [claim, deployment] = parseAllDocuments(projects).map((document): unknown => document.toJS());
  const { metadata } = claimSchema.parse(claim);
  const { containers, volumes } = projectsSchema.parse(deployment).spec.template.spec;
  const [{ http }] = ingressSchema.parse(parse(ingress)).spec.rules;
  const isLed = projectsPaths.every((wanted) =>
    http.paths.some(({ path, backend }) => path === wanted && backend.service.name === "projects"),
  );
  const isClaimed = ({ persistentVolumeClaim: used }: (typeof volumes)[number]) => used?.claimName === metadata.name;
  const claimed = new Set(volumes.filter(isClaimed).map(({ name }) => name));
  return isLed ? containers[0].volumeMounts.filter(({ name }) => claimed.has(name)).map(({ mountPath }) => mountPath) : [];
}

type Sources = {
  deployment: string;
  base: string;
  overlay: string;
  projects: string;
  ingress: string;
  secrets: Record<string, string>;
};

/** The production overlay on its base, with the secret that is made from the example. */
export function readKubernetes({ deployment, base, overlay, secrets, ...ofProjects }: Sources): Platform {
  const { spec } = deploymentSchema.parse(parse(deployment)).spec.template;
  const [container] = spec.containers;
  const portOf = (probe: z.infer<typeof httpProbe>) => container.ports.find(({ name }) => name === probe.httpGet.port)?.containerPort ?? 0;
  const literals = [base, overlay].flatMap((text) => kustomizationSchema.parse(parse(text)).configMapGenerator[0]?.literals ?? []);
  const { readinessProbe: readiness, livenessProbe: liveness } = container;
  const writable = projectsFolders(ofProjects);
  return {
    env: { ...secrets, ...readEnv(literals) },
    stopLimitMs: spec.terminationGracePeriodSeconds * 1000,
    noticeMs: readiness.periodSeconds * readiness.failureThreshold * 1000,
    balancerIdleMs,
    readiness: { path: readiness.httpGet.path, port: portOf(readiness) },
    liveness: { path: liveness.httpGet.path, port: portOf(liveness) },
    memoryMb: Number.parseInt(container.resources.limits.memory, 10),
    hasProjectsDisk: writable.length > 0,
    writable,
  };
}
