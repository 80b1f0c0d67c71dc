import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { writeLocalConfig } from "./local-config.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ops-"));
  const addresses = { metrics: "127.0.0.1:1001", alertmanager: "127.0.0.1:1002", pager: "127.0.0.1:1003" };
  // A second start finds what the first one left.
  await writeLocalConfig(folder, addresses);
  await writeLocalConfig(folder, addresses);
});
afterEach(() => rm(folder, { recursive: true }));

const read = async (file: string): Promise<unknown> => parse(await readFile(join(folder, file), "utf8"));

test("the rules and the settings of Prometheus are the very ones of the project", async () => {
  expect(await realpath(join(folder, "prometheus/rules"))).toBe(resolve("ops/prometheus/rules"));
  expect(await readFile(join(folder, "prometheus/prometheus.yml"), "utf8")).toBe(await readFile("ops/prometheus/prometheus.yml", "utf8"));
});

test("targets are on this machine", async () => {
  expect(await read("prometheus/targets/storefront.yaml")).toEqual([{ targets: ["127.0.0.1:1001"], labels: { env: "local" } }]);
  expect(await read("prometheus/targets/alertmanager.yaml")).toEqual([{ targets: ["127.0.0.1:1002"] }]);
});

test("every receiver leads to the terminal, and all else of Alertmanager is as in the project", async () => {
  const schema = z.looseObject({ receivers: z.array(z.unknown()) });
  const { receivers, ...rest } = schema.parse(await read("alertmanager/alertmanager.yml"));
  const project = schema.parse(parse(await readFile("ops/alertmanager/alertmanager.yml", "utf8")));
  expect({ ...rest, receivers: project.receivers }).toEqual(project);
  expect(receivers).toEqual(["page", "ticket", "watchdog"].map((name) => ({ name, webhook_configs: [{ url: "http://127.0.0.1:1003/" }] })));
});
