import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { environmentSchema } from "#server/environment.ts";

const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform((wanted) => Object.keys(wanted))]).default([]),
  networks: z.array(z.string()).default(["default"]),
  pids_limit: z.number().optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
});

const read = (path: string): unknown => parse(readFileSync(path, "utf8"), { merge: true });
const { services, volumes, networks } = composeSchema.parse(read("docker-compose.yml"));
const tools = Object.entries(services).filter(([, { profiles }]) => profiles.includes("observability"));
/** What a service sees of the project: from where, and where it finds it. */
const mountsOf = (name: string) => (services[name]?.volumes ?? []).map((volume) => volume.split(":"));

test("the shop comes up alone, and with its tools where they are asked for", () => {
  expect(tools.map(([name]) => name).toSorted()).toEqual(["alertmanager", "alloy", "docker-reader", "grafana", "loki", "prometheus"]);
  expect(Object.keys(services).filter((name) => services[name]?.profiles.length === 0)).toEqual(["storefront", "sandbox"]);
});

/** What the image sets, what its ports depend on, and what only concerns a sandbox that the shop starts itself. */
const givenByImage = ["NODE_ENV", "HOST", "PORT", "METRICS_HOST", "METRICS_PORT", "DATA_DIR", "GIT_REVISION"];
const ofOwnSandbox = ["SANDBOX_PORT", "SANDBOX_PRODUCTS", "SANDBOX_ACCESS_TOKEN_SECONDS"];

test("the shop is told every variable that it reads, so that none set in .env is lost in silence", () => {
  const named = Object.keys(services["storefront"]?.environment ?? {});
  expect(named.toSorted()).toEqual(
    Object.keys(environmentSchema.shape)
      .filter((name) => ![...givenByImage, ...ofOwnSandbox].includes(name))
      .toSorted(),
  );
});

test.each(tools)("%s is of one version, listens on this machine alone, and can do no more than it needs", (_name, tool) => {
  expect(tool.image).toMatch(/^[\w./-]+:v?\d+\.\d+\.\d+$/);
  expect(tool.ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  expect(tool).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    mem_limit: expect.any(String),
  });
});

test("no service's log fills the disk", () => {
  const endless = Object.keys(services).filter((name) => !services[name]?.logging?.options["max-size"]);
  expect(endless).toEqual([]);
});

test("what shoppers reach, and what stands behind it, can't start processes without an end", () => {
  const hardened = Object.entries(services).filter(([, { profiles }]) => !profiles.includes("observability"));
  expect(hardened.map(([name, { pids_limit: limit }]) => [name, limit])).toEqual(
    ["storefront", "sandbox", "valkey"].map((name) => [name, 256]),
  );
});

test("whatever a service mounts, waits for or joins is there", () => {
  for (const [name, { volumes: mounts, depends_on: wanted, networks: joined }] of Object.entries(services)) {
    const sources = mounts.map((mount) => mount.split(":")[0] ?? "").filter((source) => !source.startsWith("/"));
    expect([name, sources.filter((source) => (source.startsWith("./") ? !existsSync(source) : !(source in volumes)))]).toEqual([name, []]);
    expect([name, wanted.filter((other) => !(other in services))]).toEqual([name, []]);
    expect([name, joined.filter((network) => network !== "default" && !(network in networks))]).toEqual([name, []]);
  }
});

test("two services never take the same port, and the shop's links lead to Grafana", () => {
  const taken = Object.values(services).flatMap(({ ports }) => ports.map((port) => port.split(":")[1]));
  expect(new Set(taken).size).toBe(taken.length);
  const { global } = z
    .object({ global: z.object({ external_labels: z.record(z.string(), z.string()) }) })
    .parse(read("ops/prometheus/prometheus.yml"));
  expect(services["grafana"]?.ports).toEqual([`127.0.0.1:${new URL(global.external_labels["grafana_url"] ?? "").port}:3000`]);
});

test("only the one that reads for others reaches Docker's socket, and only Alloy reaches it", () => {
  const holders = Object.keys(services).filter((name) => mountsOf(name).some(([source]) => source?.endsWith("docker.sock")));
  expect(holders).toEqual(["docker-reader"]);
  expect(services["docker-reader"]).toMatchObject({ ports: [], networks: ["docker-reader"], environment: { POST: "0" } });
  expect(networks["docker-reader"]).toEqual({ internal: true });
  expect(Object.keys(services).filter((name) => services[name]?.networks.includes("docker-reader"))).toEqual(["alloy", "docker-reader"]);
});

test("Prometheus finds its targets under the names that services have", () => {
  const targetsSchema = z.array(z.object({ targets: z.array(z.string()), labels: z.record(z.string(), z.string()).optional() }));
  const [source = ""] = mountsOf("prometheus").find(([, target]) => target === "/etc/prometheus/targets") ?? [];
  const storefront = targetsSchema.parse(read(`${source}/storefront.yaml`));
  const alertmanager = targetsSchema.parse(read(`${source}/alertmanager.yaml`));
  expect(storefront).toEqual([{ targets: ["storefront:9464"], labels: { env: services["alloy"]?.environment["DEPLOY_ENV"] } }]);
  expect(alertmanager).toEqual([{ targets: ["alertmanager:9093"] }]);
});

test("Grafana is given data sources that are there, and the dashboards from where they are", () => {
  const sourcesSchema = z.object({ datasources: z.array(z.object({ type: z.string(), url: z.url() })) });
  const { datasources } = sourcesSchema.parse(read("ops/grafana/provisioning/datasources/datasources.yaml"));
  expect(datasources.map(({ type }) => type)).toEqual(["prometheus", "loki", "alertmanager"]);
  for (const { url } of datasources) expect(Object.keys(services)).toContain(new URL(url).hostname);
  const providersSchema = z.object({ providers: z.array(z.object({ options: z.object({ path: z.string() }) })) });
  const { providers } = providersSchema.parse(read("ops/grafana/provisioning/dashboards/dashboards.yaml"));
  const mounts = new Map(mountsOf("grafana").map(([source = "", target = ""]) => [target, source]));
  expect(providers.map(({ options }) => mounts.get(options.path))).toEqual(["./ops/grafana/dashboards"]);
  const home = services["grafana"]?.environment["GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH"] ?? "";
  expect(existsSync(home.replace("/etc/dashboards", "ops/grafana/dashboards"))).toBe(true);
});
