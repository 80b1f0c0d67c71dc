import { anything, assert, constantFrom, oneof, property, record, tuple } from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readComponentSchemas } from "#sandbox/vendors/storyblok/schema/check-content.ts";
import { deliveredForms, exampleContent } from "#sandbox/vendors/storyblok/schema/example-content.ts";
import { sanitiseHtml } from "#server/input/html/sanitise-html.ts";
import { createStoryblokClient, storySchema, withOwnPaths } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { contentPageSchema } from "#shared/contract/content/page.ts";
import { blockComponents, mapBlocks } from "./blocks/map-blocks.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import { richTextHtml } from "./rich-text/rich-text-html.ts";
import type { StoryContent } from "./stories/story-port.ts";

const schemas = readComponentSchemas();
const forms = deliveredForms(schemas);

const ignore = () => undefined;
const around = { trail: [], related: [] };
/** A story as the client hands it on. */
const storyOf = (content: StoryContent) =>
  storySchema.parse(withOwnPaths({ uuid: "u", name: "A story", full_slug: "pages/hostile", content }, "http://shop.test"));
const pageOf = (body: unknown) => toContentPage(storyOf({ component: "Page", title: "T", body }), ignore, around);

function nested(levels: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

const inText = (text: string, ...marks: unknown[]) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text, marks }] }],
});
const payloads = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "\\\\evil.example",
  "</script><script>alert(1)</script>",
  "{{constructor.constructor('alert(1)')()}}",
  "__proto__",
  "\u0000\u202e\ud800",
];
const hostileValue = oneof(
  { weight: 3, arbitrary: constantFrom(...payloads) },
  constantFrom(
    ...payloads.flatMap((payload) => [
      inText(payload),
      inText("x", { type: "link", attrs: { linktype: "url", href: payload, onclick: payload } }),
      inText("x", { type: "styled", attrs: { class: payload, style: payload } }),
      { linktype: "url", url: payload, cached_url: payload },
      { linktype: "story", cached_url: payload, anchor: payload },
      { filename: payload, alt: payload },
      [{ component: payload, _uid: payload }],
      { uuid: payload, name: payload, full_slug: payload, content: { component: "Brand", slug: payload, name: payload } },
    ]),
  ),
  constantFrom(null, undefined, 0, "", [], {}),
  anything({ maxDepth: 3 }),
);

/** A valid example of some block of which one field holds what no editor should be able to write. */
const hostileBlock = oneof(
  ...blockComponents.map((name) =>
    tuple(constantFrom(name), constantFrom(...Object.keys(schemas.get(name)?.schema ?? {}), "_uid"), hostileValue),
  ),
).map(([name, field, value]) => Object.assign(exampleContent(name, schemas, forms), { [field]: value }));

/** Every text of a value, with the name of the field that holds it. */
function textsOf(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
}

/** A scheme that does something, or another host in disguise, as a browser reads it. */
const elsewhere = /^[\s\p{Cc}]*(?:(?!(?:https?|mailto|tel):)[a-z][a-z0-9+.-]*:|[\\/]{2})/iu;

function isHarmful([field, text]: [field: string, text: string]): boolean {
  if (/^html$|Html$/.test(field)) return sanitiseHtml(text) !== text;
  return /^url$|Url$/.test(field) && elsewhere.test(text);
}

/** What is wrong with a page, or with what was taken for one. */
const faultOf = (page: unknown) => contentPageSchema.nullable().safeParse(page).error;

describe("a story that somebody meant harm with", () => {
  test("is still a page, in which markup is clean and every address may be followed, whatever stands in whichever field", () => {
    assert(
      property(hostileBlock, (block) => {
        const page = pageOf([block, { component: "PageTitle", title: "Still here" }]);
        expect(faultOf(page)).toBeUndefined();
        expect(page?.blocks.at(-1)).toMatchObject({ type: "page-title", title: "Still here" });
        expect(textsOf(page).filter(isHarmful)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test("costs itself and nothing else when any field of any block is missing", () => {
    for (const name of blockComponents) {
      const example = exampleContent(name, schemas, forms);
      for (const missing of Object.keys(example)) {
        const { [missing]: _left, ...rest } = example;
        const page = pageOf([rest, { component: "PageTitle", title: "Still here" }]);
        expect({ name, missing, fault: faultOf(page), last: page?.blocks.at(-1) }).toMatchObject({
          name,
          missing,
          fault: undefined,
          last: { title: "Still here" },
        });
      }
    }
  });

  test("has a root of which nothing is as it should be", () => {
    assert(
      property(
        record({ title: hostileValue, body: hostileValue, image: hostileValue, seo_title: hostileValue, handle: hostileValue }),
        (fields) => {
          for (const component of ["Page", "Article", "Video", "Legend", "Promotion", "Brand"]) {
            expect(faultOf(toContentPage(storyOf({ ...fields, component }), ignore, around))).toBeUndefined();
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("ten thousand levels", () => {
  const deepText = (type: string) => ({
    type: "doc",
    content: [nested(10_000, (inner) => ({ type, content: [inner] }), { type: "text", text: "deep" })],
  });

  test.each(["blockquote", "bullet_list", "list_item", "paragraph", "table", "unheard-of"])(
    "of %s in a text end at a sane depth",
    (type) => {
      const html = richTextHtml(deepText(type));
      expect(html.length).toBeLessThan(5000);
      expect(sanitiseHtml(html)).toBe(html);
    },
  );

  test("of blocks in blocks end at a sane depth, and are reported once each way down", () => {
    const report = vi.fn<() => void>();
    const body = nested(10_000, (inner) => [{ component: "TwoColumn", left_blocks: inner, right: inText("x") }], []);
    expect(mapBlocks(body, report)).toHaveLength(1);
    expect(report.mock.calls.length).toBeLessThan(10);
  });

  test("of marks on one word are cut", () => {
    const marks = Array.from({ length: 10_000 }, () => ({ type: "bold" }));
    expect(richTextHtml(inText("x", ...marks)).length).toBeLessThan(500);
  });

  test("of anything in a story cost that story, at most", async () => {
    const deep = `${'{"inner":['.repeat(10_000)}"deep"${"]}".repeat(10_000)}`;
    const body = [
      { component: "RichText", text: "DEEP" },
      { component: "PageTitle", title: "Still here" },
    ];
    const raw = { uuid: "u", name: "N", full_slug: "pages/deep", published_at: null, content: { component: "Page", title: "T", body } };
    const client = createStoryblokClient({
      endpoint: "http://cms.test/v2",
      accessToken: "t",
      publicUrl: "http://shop.test",
      vendorFetch: async () =>
        new Response(JSON.stringify({ story: raw, cv: 1, rels: [], links: [] }).replace('"DEEP"', deep), {
          headers: { "content-type": "application/json" },
        }),
    });
    const story = await client.story("pages/deep");
    expect(toContentPage(story, ignore, around)?.blocks).toMatchObject([{ type: "page-title", title: "Still here" }]);
  });
});

test("a megabyte of text in every field of a block is read in a moment and comes out whole or not at all", () => {
  const megabyte = "<b onclick=alert(1)>é&amp;\"'".repeat(40_000);
  for (const name of blockComponents) {
    const example = exampleContent(name, schemas, forms);
    const filled = Object.fromEntries(
      Object.entries(example).map(([field, value]) => [field, typeof value === "string" && field !== "component" ? megabyte : value]),
    );
    expect({ name, fault: faultOf(pageOf([filled])) }).toEqual({ name, fault: undefined });
  }
  expect(richTextHtml(inText(megabyte))).not.toContain("<b");
});
