import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readObjects, typedModule, type KubernetesObject } from "./kubernetes-objects.ts";

const run = promisify(execFile);
const kubernetes = "ops/deploy/kubernetes";
let objects: KubernetesObject[] = [];
let folder = "";

beforeAll(async () => {
  objects = await readObjects(kubernetes);
  // Below the project, so that the compiler finds the types.
  await mkdir(".vitest", { recursive: true });
  folder = await mkdtemp(resolve(".vitest/kubernetes-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler says of the objects; empty when Kubernetes knows all of their fields. */
async function compile(module: string): Promise<string> {
  const file = join(folder, "objects.ts");
  await writeFile(file, module);
  const args = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--moduleResolution",
    "bundler",
    "--module",
    "esnext",
    "--types",
    "",
    "--ignoreConfig",
  ];
  return run("npx", ["tsc", ...args, file]).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
const labels = { "app.kubernetes.io/name": "rares", "app.kubernetes.io/component": "storefront" };

describe("the Kubernetes manifests", () => {
  test("hold only fields that Kubernetes knows, each of its type", async () => {
    expect(objects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["Deployment", "PodDisruptionBudget", "HorizontalPodAutoscaler", "NetworkPolicy"]),
    );
    expect(await compile(typedModule(objects))).toBe("");
  });

  test.each([
    ["a field's misspelt name", '"readinessProbe"', '"readinesProbe"', "readinesProbe"],
    ["a text where a number belongs", '"maxSkew": 1', '"maxSkew": "1"', "not assignable"],
    ["a field in the wrong place", '"minReadySeconds": 5', '"minReadySecond": 5', "minReadySecond"],
  ])("%s is found", async (_name, from, to, complaint) => {
    const module = typedModule(objects);
    expect(module).toContain(from);
    expect(await compile(module.replace(from, to))).toContain(complaint);
  });

  test("let the service, the budget, the policy and the monitor find the shop's pods", () => {
    const selector = z.object({ spec: z.looseObject({ selector: z.unknown().optional(), podSelector: z.unknown().optional() }) });
    const chosen = ["Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy", "ServiceMonitor"].flatMap((kind) =>
      ofKind(kind)
        .filter(({ metadata }) => metadata.name === "storefront")
        .map((object) => {
          const { spec } = selector.parse(object);
          return [kind, spec.podSelector ?? spec.selector];
        }),
    );
    expect(chosen).toEqual([
      ["Deployment", { matchLabels: labels }],
      ["Service", labels],
      ["PodDisruptionBudget", { matchLabels: labels }],
      [
        "NetworkPolicy",
        {
          matchLabels: { "app.kubernetes.io/name": "rares" },
          matchExpressions: [{ key: "app.kubernetes.io/component", operator: "In", values: ["storefront", "projects"] }],
        },
      ],
      ["ServiceMonitor", { matchLabels: labels }],
    ]);
  });

  test("give no container a capability, a writable root, a token of the cluster or root's rights", () => {
    const podSchema = z.object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            automountServiceAccountToken: z.literal(false),
            securityContext: z.looseObject({
              runAsNonRoot: z.literal(true),
              runAsUser: z.literal(1000),
              seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
            }),
            containers: z.array(
              z.object({
                resources: z.object({ limits: z.looseObject({ memory: z.string() }), requests: z.looseObject({ cpu: z.string() }) }),
                securityContext: z.object({
                  allowPrivilegeEscalation: z.literal(false),
                  readOnlyRootFilesystem: z.literal(true),
                  capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
                }),
              }),
            ),
          }),
        }),
      }),
    });
    const unsafe = ofKind("Deployment").filter((object) => !podSchema.safeParse(object).success);
    expect(ofKind("Deployment")).toHaveLength(3);
    expect(unsafe.map(({ metadata }) => metadata.name)).toEqual([]);
  });
});
