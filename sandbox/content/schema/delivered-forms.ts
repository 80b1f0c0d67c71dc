import type { ComponentSchema } from "./component-schemas.ts";
import { exampleContent, type ExampleForms } from "./example-content.ts";

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
