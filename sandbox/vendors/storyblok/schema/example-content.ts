import type { ComponentSchema, FieldSchema } from "./check-content.ts";

type Schemas = ReadonlyMap<string, ComponentSchema>;

/** How the values look that aren't plain: as story files write them, or as the delivery API gives them. */
type ExampleForms = {
  richText: () => unknown;
  picture: () => unknown;
  link: () => unknown;
  /** A story of one of these components. */
  story: (components: readonly string[]) => unknown;
};

/** Fields that take more than any text. */
const texts: Record<string, string> = {
  phone: "03 9000 0000",
  // The one text that is a part of an address.
  slug: "ironbark-panelworks",
  script_url: "https://forms.example/form.js",
  target_id: "a-form",
  target_class: "a-form",
  youtube_video_id: "eRsGyueVLvQ",
  vimeo_video_id: "1084537",
  vendor: "",
  query: "",
  promotion: "",
  collection: "brakes",
};
const deepest = 3;

type Spot = {
  /** How deep in another block it stands. */
  depth: number;
  /** What its texts call it, so that no two of a list are the same. */
  label: string;
};

/** One valid example of a component, with every field filled; lists that may hold any block hold a text and a badge. */
export function exampleContent(
  name: string,
  schemas: Schemas,
  forms: ExampleForms,
  { depth = 0, label = name }: Partial<Spot> = {},
): Record<string, unknown> {
  const component = schemas.get(name);
  if (!component) throw new RangeError(`No component ${name}`);
  const fields = Object.entries(component.schema).map(([field, schema]) => [
    field,
    exampleValue(field, schema, schemas, forms, { depth, label }),
  ]);
  return { component: name, ...Object.fromEntries(fields) };
}

function exampleValue(field: string, schema: FieldSchema, schemas: Schemas, forms: ExampleForms, { depth, label }: Spot): unknown {
  const { type, options, source, component_whitelist: allowed, filter_content_type: stories } = schema;
  switch (type) {
    case "text":
    case "textarea":
      return texts[field] ?? `${label} ${field.replaceAll("_", " ")}`;
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
      return depth >= deepest
        ? []
        : holdings(allowed).map((name, index) =>
            exampleContent(name, schemas, forms, { depth: depth + 1, label: `${label} ${index + 1}` }),
          );
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

/** Example values as the delivery API gives them, relations in place. */
export function deliveredForms(schemas: ReadonlyMap<string, ComponentSchema>): ExampleForms {
  const forms: ExampleForms = {
    richText: () => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Some text" }] }] }),
    picture: () => ({ filename: "https://a.storyblok.com/f/1/800x600/x/rotor.png", alt: "A rotor" }),
    link: () => ({ linktype: "url", url: "/parts", cached_url: "/parts" }),
    story: ([component = ""]) => ({
      uuid: component,
      name: component,
      full_slug: "a/story",
      content: exampleContent(component, schemas, forms, { depth: 2 }),
    }),
  };
  return forms;
}
