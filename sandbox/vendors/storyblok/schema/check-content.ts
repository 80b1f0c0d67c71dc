import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isRecord } from "../is-record.ts";

const fieldSchema = z.object({
  type: z.enum([
    "asset",
    "bloks",
    "boolean",
    "custom",
    "datetime",
    "multiasset",
    "multilink",
    "number",
    "option",
    "options",
    "richtext",
    "table",
    "text",
    "textarea",
  ]),
  pos: z.number().int().min(0),
  required: z.boolean().default(false),
  /** What a list of blocks may hold. */
  component_whitelist: z.array(z.string()).default([]),
  /** What may be picked, or where that is listed. */
  options: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  source: z.enum(["internal", "internal_stories", "external"]).optional(),
  /** Of stories that may be picked. */
  filter_content_type: z.array(z.string()).default([]),
});
export type FieldSchema = z.output<typeof fieldSchema>;

const componentSchema = z.object({
  name: z.string(),
  is_root: z.boolean(),
  is_nestable: z.boolean(),
  schema: z.record(z.string(), fieldSchema),
});
export type ComponentSchema = z.output<typeof componentSchema>;

const file = path.resolve(import.meta.dirname, "../../../../storyblok/components/rares/components.json");

/** The components as `storyblok components push` takes them, by name. */
export function readComponentSchemas(): ReadonlyMap<string, ComponentSchema> {
  const components = z.array(componentSchema).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(components.map((component) => [component.name, component]));
}

type Schemas = ReadonlyMap<string, ComponentSchema>;

/** Fields that the CMS itself adds to every block. */
const ownFields = new Set(["_uid", "_editable", "component"]);

/** What an editor could not have made with these components: unknown ones, unknown fields, values of another type, required ones left empty. */
export function checkContent(content: unknown, schemas: Schemas): string[] {
  return problemsOf(content, schemas, { place: "", isRoot: true, allowed: null });
}

type Spot = { place: string; isRoot: boolean; allowed: readonly string[] | null };

function problemsOf(content: unknown, schemas: Schemas, { place, isRoot, allowed }: Spot): string[] {
  const name = isRecord(content) && typeof content["component"] === "string" ? content["component"] : null;
  const component = name === null ? undefined : schemas.get(name);
  if (!isRecord(content) || name === null || !component) return [`${place}: ${name ?? "what is no block"} has no schema`];
  const here = place === "" ? name : `${place} ${name}`;
  const problems: string[] = [];
  if (isRoot ? !component.is_root : !component.is_nestable) problems.push(`${here}: may not stand here`);
  if (allowed && !allowed.includes(name)) problems.push(`${here}: is none of ${allowed.join(", ")}`);
  for (const field of Object.keys(content))
    if (!ownFields.has(field) && !Object.hasOwn(component.schema, field)) problems.push(`${here}.${field}: unknown field`);
  for (const [field, schema] of Object.entries(component.schema)) {
    const value = content[field];
    if (isEmpty(value)) {
      if (schema.required) problems.push(`${here}.${field}: required`);
    } else if (schema.type === "bloks") {
      problems.push(...blocksIn(value, schemas, schema, `${here}.${field}`));
    } else if (!isOfType(value, schema)) {
      problems.push(`${here}.${field}: no ${schema.type}: ${JSON.stringify(value)?.slice(0, 80)}`);
    }
  }
  return problems;
}

function blocksIn(value: unknown, schemas: Schemas, { component_whitelist: allowed }: FieldSchema, place: string): string[] {
  if (!Array.isArray(value)) return [`${place}: no list of blocks`];
  return value.flatMap((block, index) => problemsOf(block, schemas, { place: `${place}[${index}]`, isRoot: false, allowed }));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  if ("filename" in value) return !value["filename"];
  if ("linktype" in value) return !value["url"] && !value["cached_url"] && !value["email"];
  return value["type"] === "doc" && isEmpty(value["content"]);
}

function isOfType(value: unknown, { type, options }: FieldSchema): boolean {
  const isText = typeof value === "string";
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === "string");
  switch (type) {
    case "text":
    case "textarea":
      return isText;
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return Number.isFinite(Number(value));
    case "datetime":
      return isText && !Number.isNaN(Date.parse(value));
    case "option":
      return isText && (options.length === 0 || options.some((option) => option.value === value));
    case "options":
      return isTexts;
    case "asset":
      return isRecord(value) && "filename" in value;
    case "multiasset":
      return Array.isArray(value) && value.every((entry) => isRecord(entry) && "filename" in entry);
    case "multilink":
      return isRecord(value) && "linktype" in value;
    case "richtext":
      return isRecord(value) && value["type"] === "doc";
    case "table":
      return isRecord(value) && Array.isArray(value["thead"]) && Array.isArray(value["tbody"]);
    default:
      return true;
  }
}
