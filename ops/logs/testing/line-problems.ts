import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const lineBytesMax = 16 * 1024;

const schema: object = JSON.parse(readFileSync("ops/logs/schema.json", "utf8"));
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

/** What is wrong with a line of the log; nothing when it is as the schema says. */
export function lineProblems(line: object): string[] {
  const text = JSON.stringify(line);
  if (Buffer.byteLength(text) > lineBytesMax) return [`a line of ${Buffer.byteLength(text)} bytes`];
  if (validate(line)) return [];
  const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
  return [`${text.slice(0, 600)}: ${[...new Set(problems)].slice(0, 5).join("; ")}`];
}
