import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { problemsOf, type Platform } from "./platform.ts";
import { readCloudRun } from "./read-cloud-run.ts";
import { readCompose } from "./read-compose.ts";
import { readContainerApps } from "./read-container-apps.ts";
import { readEcs } from "./read-ecs.ts";
import { readEnv } from "./read-env.ts";
import { readFly } from "./read-fly.ts";
import { readKubernetes } from "./read-kubernetes.ts";

const paths = {
  secrets: "ops/deploy/production.env.example",
  deployment: "ops/deploy/kubernetes/base/deployment.yaml",
  base: "ops/deploy/kubernetes/base/kustomization.yaml",
  overlay: "ops/deploy/kubernetes/overlays/production/kustomization.yaml",
  projects: "ops/deploy/kubernetes/overlays/production/projects.yaml",
  ingress: "ops/deploy/kubernetes/overlays/production/ingress.yaml",
  ecs: "ops/deploy/ecs/service.yaml",
  cloudRun: "ops/deploy/cloud-run/service.yaml",
  containerApps: "ops/deploy/container-apps/app.yaml",
  fly: "ops/deploy/fly/fly.toml",
  compose: "docker-compose.yml",
  haproxy: "ops/deploy/docker/haproxy.cfg",
};
type Texts = Record<keyof typeof paths, string>;

const readers: Record<string, (texts: Texts) => Platform> = {
  Kubernetes: (texts) => readKubernetes({ ...texts, secrets: secretsOf(texts) }),
  ECS: (texts) => readEcs(texts.ecs, secretsOf(texts)),
  "Cloud Run": (texts) => readCloudRun(texts.cloudRun, secretsOf(texts)),
  "Container Apps": (texts) => readContainerApps(texts.containerApps, secretsOf(texts)),
  "Fly.io": (texts) => readFly(texts.fly, secretsOf(texts)),
};
/** The example's own value is none that a shop starts with. */
const secretsOf = ({ secrets }: Texts) => readEnv(secrets.replace(/^(SESSION_SECRET=).*$/m, `$1${"s".repeat(64)}`).split("\n"));

let texts: Texts;
beforeAll(async () => {
  const read = Object.entries(paths).map(async ([name, path]) => [name, await readFile(path, "utf8")] as const);
  texts = { ...emptyTexts(), ...Object.fromEntries(await Promise.all(read)) };
});
const emptyTexts = (): Texts => ({
  secrets: "",
  deployment: "",
  base: "",
  overlay: "",
  projects: "",
  ingress: "",
  ecs: "",
  cloudRun: "",
  containerApps: "",
  fly: "",
  compose: "",
  haproxy: "",
});

/** The problems of a platform, or what stops its manifest from being read. */
function problems(name: string, changed: Partial<Texts> = {}): string {
  const read = readers[name];
  if (!read) throw new Error(`nobody reads ${name}`);
  try {
    return problemsOf(read({ ...texts, ...changed })).join("; ");
  } catch (error) {
    return String(error);
  }
}

/** A manifest with one thing changed; the thing must be there. */
function planted(file: keyof Texts, from: string | RegExp, to: string): Partial<Texts> {
  const changed = texts[file].replace(from, to);
  expect(changed).not.toBe(texts[file]);
  return { [file]: changed };
}

describe("every platform's manifest", () => {
  test.each(Object.keys(readers))("of %s is a whole configuration that stops, probes and keeps connections in time", (name) => {
    expect(problems(name)).toBe("");
  });

  test("of the laptop's containers stops in time, sandbox and all", () => {
    expect(problemsOf(readCompose(texts.compose, texts.haproxy), { hasSandbox: true })).toEqual([]);
  });
});

test("a copy of the secrets' example whose secret everybody knows doesn't start", () => {
  const copy = { ...readEnv(texts.secrets.split("\n")), NODE_ENV: "production", PUBLIC_URL: "https://shop.example" };
  expect(() => readConfig(copy)).toThrow(/ a problem:\n.*SESSION_SECRET/);
  expect(readConfig({ ...copy, SESSION_SECRET: "s".repeat(64) }).sandbox).toBeNull();
});

describe("a planted mistake is found", () => {
  test.each<[string, keyof Texts, string | RegExp, string, RegExp]>([
    ["Kubernetes", "deployment", "terminationGracePeriodSeconds: 40", "terminationGracePeriodSeconds: 30", /don't end before/],
    ["Kubernetes", "deployment", "path: /readyz", "path: /healthcheck", /asked whether visitors may come/],
    ["Kubernetes", "deployment", "port: metrics", "port: nowhere", /asked whether the shop lives/],
    ["Kubernetes", "base", "SHUTDOWN_DELAY_MS=10000", "SHUTDOWN_DELAY_MS=3000", /the balancer notices after 6000 ms/],
    ["Kubernetes", "base", "KEEP_ALIVE_TIMEOUT_MS=65000", "KEEP_ALIVE_TIMEOUT_MS=60000", /closes idle connections/],
    ["Kubernetes", "overlay", "https://shop.example", "http://shop.example", /not https/],
    ["Kubernetes", "secrets", /^CARRIER_KEY=.*$/m, "", /CARRIER_KEY: missing/],
    ["Kubernetes", "projects", "type: Recreate", "type: RollingUpdate", /Recreate/],
    ["Kubernetes", "projects", "ReadWriteOnce", "ReadWriteMany", /ReadWriteOnce/],
    ["Kubernetes", "projects", "replicas: 1", "replicas: 2", /replicas/],
    ["Kubernetes", "projects", "mountPath: /app/.data", "mountPath: /data", /can't be written to/],
    ["Kubernetes", "projects", "claimName: projects", "claimName: others", /neither a disk nor/],
    ["Kubernetes", "ingress", "path: /api/projects", "path: /api/project", /neither a disk nor/],
    ["ECS", "ecs", /\n.*PROJECTS_STORE.*/, "", /neither a disk nor/],
    ["ECS", "ecs", /\n.*PROJECTS_DB.*/, "", /projects.db, can't be written to/],
    ["Cloud Run", "cloudRun", "value: shopify", "value: file", /neither a disk nor/],
    ["Container Apps", "containerApps", "value: shopify", "value: file", /neither a disk nor/],
    ["Fly.io", "fly", 'PROJECTS_STORE = "shopify"', "", /neither a disk nor/],
    ["Fly.io", "fly", 'destination = "/app/.data"', 'destination = "/data"', /can't be written to/],
    ["ECS", "ecs", "StopTimeout: 50", "StopTimeout: 30", /don't end before/],
    ["ECS", "ecs", "StopTimeout: 50", "StopTimeout: 150", /two minutes at most/],
    ["ECS", "ecs", /idle_timeout.timeout_seconds, Value: "60"/, 'idle_timeout.timeout_seconds, Value: "120"', /closes idle connections/],
    ["ECS", "ecs", /\n.*SESSION_SECRET::.*/, "", /SESSION_SECRET/],
    ["ECS", "ecs", "ReadonlyRootFilesystem: true", "ReadonlyRootFilesystem: false", /ReadonlyRootFilesystem/],
    ["Cloud Run", "cloudRun", 'value: "8000"', 'value: "20000"', /don't end before the platform's 10000 ms/],
    ["Cloud Run", "cloudRun", 'value: "620000"', 'value: "65000"', /closes idle connections/],
    ["Cloud Run", "cloudRun", "livenessProbe:", "livenesProbe:", /livenesProbe/],
    ["Container Apps", "containerApps", "terminationGracePeriodSeconds: 40", "terminationGracePeriodSeconds: 30", /don't end before/],
    ["Container Apps", "containerApps", "secretRef: carrier-key", "secretRef: carrier", /no secret of the app/],
    ["Container Apps", "containerApps", "activeRevisionsMode: Single", "activeRevisionMode: Single", /activeRevisionMode/],
    ["Fly.io", "fly", 'kill_signal = "SIGTERM"', 'kill_signal = "SIGINT"', /kill_signal/],
    ["Fly.io", "fly", "kill_timeout = 40", "kill_timeout = 5", /don't end before/],
    ["Fly.io", "fly", "internal_port = 3000", "internal_port = 8080", /8080|asked/],
    ["Fly.io", "fly", 'TRUST_PROXY = "1"', 'TRUST_PROXY = "0"', /share one address/],
  ])("%s: %s, %s", (name, file, from, to, problem) => {
    expect(problems(name, planted(file, from, to))).toMatch(problem);
  });

  test("in the laptop's containers", () => {
    const short = { ...texts, ...planted("compose", "stop_grace_period: 35s", "stop_grace_period: 10s") };
    expect(problemsOf(readCompose(short.compose, short.haproxy), { hasSandbox: true }).join()).toMatch(/don't end before/);
    const slow = { ...texts, ...planted("haproxy", "inter 500ms", "inter 5000ms") };
    expect(problemsOf(readCompose(slow.compose, slow.haproxy), { hasSandbox: true }).join()).toMatch(/the balancer notices after 10000 ms/);
  });
});
