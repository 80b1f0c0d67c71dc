import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const alloy = readFileSync("ops/logs/alloy/config.alloy", "utf8").replaceAll(/^\s*\/\/.*$/gm, "");
const schema = readFileSync("ops/logs/schema.json", "utf8");
const collectorText = readFileSync("ops/logs/otel-collector/config.yaml", "utf8");

const labels = ["service", "env", "level"];
const ids = ["request_id", "trace_id", "span_id"];

const collectorSchema = z.object({
  receivers: z.record(z.string(), z.object({ operators: z.array(z.looseObject({ type: z.string() })), storage: z.string() })),
  processors: z.object({
    resource: z.object({ attributes: z.array(z.object({ key: z.string() })) }),
    groupbyattrs: z.object({ keys: z.array(z.string()) }),
  }),
  exporters: z.record(z.string(), z.object({ sending_queue: z.object({ storage: z.string() }) })),
  extensions: z.record(z.string(), z.unknown()),
  service: z.object({
    extensions: z.array(z.string()),
    pipelines: z.object({ logs: z.record(z.enum(["receivers", "processors", "exporters"]), z.array(z.string())) }),
  }),
});
const collector = collectorSchema.parse(parse(collectorText));

/** What stands in a block's map or list: `values = { level = "level" }`. */
function bodyOf(stage: string): string {
  return new RegExp(`${stage} \\{\\s*\\w+\\s*= [{[]([^}\\]]*)[}\\]]`).exec(alloy)?.[1] ?? "";
}
const keysIn = (stage: string) => [...bodyOf(stage).matchAll(/^\s*(\w+)\s*=/gm)].map(([, key]) => key);

test("Alloy's blocks are closed, and every component that it sends to is there", () => {
  expect(alloy.split("{").length).toBe(alloy.split("}").length);
  const declared = [...alloy.matchAll(/^((?:\w+\.)+\w+) "(\w+)" \{/gm)].map(([, type, name]) => `${type}.${name}`);
  const referred = [...alloy.matchAll(/((?:\w+\.)+\w+)\.(?:receiver|targets)\b/g)].map(([, component = ""]) => component);
  expect(declared).toEqual(["discovery.docker.storefront", "loki.source.docker.storefront", "loki.process.storefront", "loki.write.loki"]);
  expect(referred.filter((component) => !declared.includes(component))).toEqual([]);
});

test("Alloy labels by service, environment and level alone; ids stand beside the line", () => {
  expect(keysIn("stage.static_labels")).toEqual(labels);
  expect(bodyOf("stage.label_keep")).toBe(labels.map((label) => `"${label}"`).join(", "));
  expect(keysIn("stage.structured_metadata")).toEqual(ids);
});

test("what Alloy reads of a line, lines have", () => {
  const read = keysIn("stage.json");
  expect(read).toEqual(["time", "level", ...ids]);
  for (const field of read) expect(schema).toContain(`"${field}":`);
});

test("the Collector's pipeline is made of parts that are there, and of all of them", () => {
  const { receivers, processors, exporters, extensions, service } = collector;
  expect(service.pipelines.logs).toEqual({
    receivers: Object.keys(receivers),
    processors: Object.keys(processors),
    exporters: Object.keys(exporters),
  });
  expect(service.extensions).toEqual(Object.keys(extensions));
  const stores = [
    ...Object.values(receivers).map(({ storage }) => storage),
    ...Object.values(exporters).map((each) => each.sending_queue.storage),
  ];
  expect(stores.filter((name) => !service.extensions.includes(name))).toEqual([]);
});

test("the Collector gives Loki the same labels, which Loki's configuration makes of them", () => {
  const { resource, groupbyattrs } = collector.processors;
  expect([...resource.attributes.map(({ key }) => key), ...groupbyattrs.keys]).toEqual(labels);
  expect(readFileSync("ops/logs/loki/loki.yaml", "utf8")).toContain(`attributes: [${labels.join(", ")}]`);
});

test("what the Collector reads of a line, lines have", () => {
  const read = new Set([...collectorText.matchAll(/attributes\.line\??\.(\w+)/g)].map(([, field]) => field));
  expect(read).toEqual(new Set(["level", "time", ...ids]));
});
