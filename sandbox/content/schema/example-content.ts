import type { ComponentSchema, FieldSchema } from "./component-schemas.ts";

type Schemas = ReadonlyMap<string, ComponentSchema>;

/** How the values look that aren't plain: as story files write them, or as the delivery API gives them. */
export type ExampleForms = {
  richText: () => unknown;
  picture: () => unknown;
  link: () => unknown;
  /** A story of one of these components. */
  story: (components: readonly string[]) => unknown;
};

/** Fields that take more than any text. */
const texts: Record<string, string> = {
  anchor: "an-anchor",
  phone: "03 9000 0000",
  // The one text that is a part of an address.
  slug: "ironbark-panelworks",
  script_url: "https://forms.example/form.js",
  target_id: "a-form",
  target_class: "a-form",
  youtube_video_id: "eRsGyueVLvQ",
  vendor: "",
  promotion: "",
  collection: "brakes",
};
const deepest = 3;

/** One valid example of a component, with every field filled; lists of blocks that may hold any block hold a text and a title. */
export function exampleContent(name: string, schemas: Schemas, forms: ExampleForms, depth = 0): Record<string, unknown> {
  const component = schemas.get(name);
  if (!component) throw new RangeError(`No component ${name}`);
  const fields = Object.entries(component.schema).map(([field, schema]) => [field, exampleValue(field, schema, schemas, forms, depth)]);
  return { component: name, ...Object.fromEntries(fields) };
}

function exampleValue(field: string, schema: FieldSchema, schemas: Schemas, forms: ExampleForms, depth: number): unknown {
  const { type, options, source, component_whitelist: allowed, filter_content_type: stories } = schema;
  switch (type) {
    case "text":
    case "textarea":
      return texts[field] ?? `An example of ${field.replaceAll("_", " ")}`;
    case "boolean":
      return true;
    case "number":
      return 1;
    case "datetime":
      return field.startsWith("starts") ? "2026-01-01 00:00" : "2099-12-31 00:00";
    case "option":
      return source === "internal_stories" ? forms.story(stories) : (options[0]?.value ?? "");
    case "options":
      return source === "internal_stories" ? [forms.story(stories)] : [];
    case "asset":
      return forms.picture();
    case "multiasset":
      return [forms.picture()];
    case "multilink":
      return forms.link();
    case "richtext":
      return forms.richText();
    case "bloks":
      return depth >= deepest ? [] : holdings(allowed).map((name) => exampleContent(name, schemas, forms, depth + 1));
    case "table":
      return { fieldtype: "table", thead: [{ value: "Size" }], tbody: [{ body: [{ value: "10" }] }] };
    case "custom":
      return {};
  }
}

/** A list of its own kind holds two; one of any block a few harmless ones. */
function holdings(allowed: readonly string[]): string[] {
  return allowed.length > 3 ? ["RichText", "FitmentBadge"] : allowed.flatMap((name) => [name, name]);
}
