import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

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
