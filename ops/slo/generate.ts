import { writeFile } from "node:fs/promises";
import { readSlos } from "./read-slos.ts";
import { sloRules } from "./slo-rules.ts";

await writeFile("ops/prometheus/rules/slo.rules.yaml", sloRules(await readSlos("ops/slo/slos.yaml")));
