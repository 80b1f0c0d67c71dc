import { expect, test } from "vitest";
import { documentStart } from "./document.ts";
import { previewParts } from "./preview-parts.ts";

const documentOf = (isPreview: boolean) =>
  documentStart({
    head: [
      { key: "title", name: "title", attributes: {}, text: "Shipping" },
      { key: "name", name: "meta", attributes: { name: "robots", content: "noindex, follow" } },
    ],
    state: {},
    assets: { entryModule: "/assets/entry.js", inlineCss: null, stylesheet: "/assets/style.css" },
    nonce: "abc",
    preview: isPreview ? previewParts("abc") : null,
    ids: { state: "page-state", root: "root", failures: "__failed" },
  });

test("a preview says once that it is not for search engines, and shows its bar and the way out beside the application", () => {
  const html = documentOf(true);
  expect(html.match(/name="robots"/g)).toHaveLength(1);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  const bar = html.indexOf('<aside class="preview-bar"');
  expect(bar).toBeGreaterThan(html.indexOf("<body>"));
  expect(bar).toBeLessThan(html.indexOf('<div id="root">'));
  expect(html).toContain('<form method="post" action="/preview/end">');
});

test("every script and style of a preview carries the page's nonce, for nothing else is allowed to run", () => {
  const tags = documentOf(true).match(/<(?:script|style)\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(4);
  expect(tags.filter((tag) => !tag.includes('nonce="abc"') && !tag.includes("application/json"))).toEqual([]);
});

test("nothing of it is in a visitor's document", () => {
  expect(documentOf(false)).not.toMatch(/preview|storyblok/i);
});
