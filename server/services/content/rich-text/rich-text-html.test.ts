import { expect, onTestFinished, test, vi } from "vitest";
import { richTextHtml } from "./rich-text-html.ts";

const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const styled = (name: string) => text("x", { type: "styled", attrs: { class: name } });
const link = (attrs: object) => ({ type: "link", attrs });

test("every mark of the editor is kept, bold and strong alike [shop-3.36]", () => {
  const marks = ["bold", "strong", "italic", "underline", "strike", "code"].map((type) => text(type, { type }));
  expect(richTextHtml(doc(paragraph(...marks)))).toBe(
    "<p><strong>bold</strong><strong>strong</strong><em>italic</em><u>underline</u><s>strike</s><code>code</code></p>",
  );
});

test("a style mark keeps the shop's own styles only", () => {
  expect(richTextHtml(doc(paragraph(styled("note"), styled("hijack"))))).toBe('<p><span class="note">x</span><span>x</span></p>');
});

test.each([
  ["a story", { linktype: "story", href: "pages/shipping", anchor: "cost" }, '<a href="/pages/shipping#cost">x</a>'],
  ["the front page", { linktype: "story", href: "home" }, '<a href="/">x</a>'],
  ["a moved story", { linktype: "story", href: "old", story: { full_slug: "pages/new" } }, '<a href="/pages/new">x</a>'],
  ["mail", { linktype: "email", href: "a@example.com" }, '<a href="mailto:a@example.com">x</a>'],
  [
    "another site in a new tab",
    { linktype: "url", href: "https://example.com", target: "_blank" },
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ["an internal path without a slash", { linktype: "url", href: "parts/brakes" }, '<a href="/parts/brakes">x</a>'],
  ["a script", { linktype: "url", href: "javascript:alert(1)" }, "x"],
  ["a disguised script", { linktype: "story", href: "java\nscript:alert(1)" }, '<a href="/javascript:alert(1)">x</a>'],
  ["another host", { linktype: "url", href: "//evil.example" }, "x"],
])("a link to %s", (_name, attrs, html) => {
  expect(richTextHtml(doc(paragraph(text("x", link(attrs)))))).toBe(`<p>${html}</p>`);
});

test("lists, quotes, code, rules, breaks, pictures and tables are rendered [shop-3.36]", () => {
  const cell = (type: string, words: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text(words))] });
  const html = richTextHtml(
    doc(
      { type: "bullet_list", content: [{ type: "list_item", content: [paragraph(text("a"))] }] },
      { type: "blockquote", content: [paragraph(text("q"))] },
      { type: "code_block", content: [text("c")] },
      { type: "horizontal_rule" },
      paragraph(text("one"), { type: "hard_break" }, text("two")),
      { type: "image", attrs: { src: "/_vendors/pictures/f/1/2x2/x.png", alt: "A gasket" } },
      { type: "table", content: [{ type: "tableRow", content: [cell("tableHeader", "h"), cell("tableCell", "d")] }] },
    ),
  );
  for (const piece of [
    "<ul><li><p>a</p></li></ul>",
    "<blockquote><p>q</p></blockquote>",
    "<pre><code>c</code></pre>",
    "<hr>",
    "one<br>two",
    'alt="A gasket"',
    "<th><p>h</p></th><td><p>d</p></td>",
  ]) {
    expect(html).toContain(piece);
  }
});

test("a picture of the CMS comes as WebP of quality 50, in no more than the widths that it has, and keeps its room [shop-9.24]", () => {
  const image = (src: string) => richTextHtml(doc({ type: "image", attrs: { src, alt: 'A "new" gasket' } }));
  const small = "https://a.storyblok.com/f/1/600x400/0a/gasket.png";
  const at = (url: string, width: number) => `${url}/m/${width}x0/filters:quality(50):format(webp)`;
  expect(image(small)).toBe(
    `<img src="${at(small, 600)}" alt="A &quot;new&quot; gasket" width="600" height="400" ` +
      `srcset="${at(small, 320)} 320w, ${at(small, 480)} 480w, ${at(small, 600)} 600w" sizes="(width &lt; 48rem) 100vw, 42rem" loading="lazy">`,
  );
  const large = "/_vendors/pictures/f/1/3000x2000/0a/engine-bay.png";
  expect(image(large)).toContain(`src="${at(large, 720)}"`);
  expect(image(large)).toContain(`${at(large, 1440)} 1440w" sizes`);
  expect(image(large)).not.toContain("3000x0");
});

test("a picture from elsewhere, which nobody can ask for a width, stays as it is", () => {
  const html = richTextHtml(doc({ type: "image", attrs: { src: "https://pictures.example/gasket.png", alt: "" } }));
  expect(html).toBe('<img src="https://pictures.example/gasket.png" alt="" loading="lazy">');
});

test("hostile documents come out harmless, without a word on the console", () => {
  const consoleSpies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  onTestFinished(() => void vi.restoreAllMocks());
  const hostile = doc(
    { type: "heading", attrs: { level: '1><img src=x onerror="alert(1)"' }, content: [text("<script>alert(1)</script>")] },
    { type: "image", attrs: { src: "javascript:alert(1)", onerror: "alert(1)" } },
    {
      type: "paragraph",
      attrs: { onclick: "alert(1)", style: "position:fixed", textAlign: '"><script>' },
      content: [text("x", { type: "styled", attrs: { class: '"><script>alert(1)</script>' } })],
    },
    { type: "unheard-of", content: [text("y")] },
    { type: "blok", attrs: { body: [{ component: "Unknown" }] } },
    "not a node",
    null,
  );
  expect(richTextHtml(hostile)).toBe("<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2><p><span>x</span></p>");
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
});

test.each([null, undefined, "", "text", 7, [], {}, { type: "paragraph" }, { type: "doc" }, { type: "doc", content: "x" }])(
  "%j is empty",
  (value) => {
    expect(richTextHtml(value)).toBe("");
  },
);

test("nesting without end and a megabyte of text are survived", () => {
  let nested: unknown = paragraph(text("deep"));
  for (let level = 0; level < 5000; level += 1) nested = { type: "blockquote", content: [nested] };
  expect(richTextHtml(doc(nested)).length).toBeLessThan(2000);
  expect(richTextHtml(doc(paragraph(text("<b>".repeat(350_000)))))).toContain("&lt;b&gt;");
});
