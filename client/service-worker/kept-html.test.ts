import { expect, test } from "vitest";
import { asKeptCopy, asOfflinePage, facesOf, filesOf, isUnfinished, nameOf, whenKept, withoutScripts } from "./kept-html.ts";

const page = `<!doctype html><html lang="en-AU" data-scripts="/assets/product-b2.js /assets/entry-e5.js"><head><title>Brake drum &amp; hub | Brolga | Rares</title>
<link rel="stylesheet" href="/assets/style-a1.css">
<link rel="expect" href="#_R_" blocking="render"><link rel="preload" as="font" href="/assets/inter-400-c3.woff2"></head>
<body class="x"><script nonce="n">self.early=[]</script><script type="application/json" id="state">{"customer":"Kim"}</script>
<div id="root"><svg><use href="/assets/icons-d4.svg#car"></use></svg><p>$45.00</p></div>
<script id="_R_" nonce="n">load()</script></body></html>`;

test("a kept page has no script, and nothing of what its scripts knew", () => {
  const plain = withoutScripts(page);
  expect(plain).not.toContain("<script");
  expect(plain).not.toContain("Kim");
  expect(plain).not.toContain(".js");
  expect(plain).not.toContain("blocking");
  expect(plain).toContain("$45.00");
});

test("what a page looks like is kept with it, and faces that only its stylesheet names", () => {
  expect(filesOf(page)).toEqual(["/assets/style-a1.css", "/assets/inter-400-c3.woff2", "/assets/icons-d4.svg"]);
  expect(facesOf("@font-face{src:url(/assets/inter-600-f6.woff2)format('woff2')}")).toEqual(["/assets/inter-600-f6.woff2"]);
});

test("a page that a script would still have to put together is told from a whole one", () => {
  expect(isUnfinished(page)).toBe(false);
  expect(isUnfinished('<main><!--$?--><template id="B:0"></template></main>')).toBe(true);
});

const keptAt = new Date(2026, 2, 12, 15, 40);

test("a copy says by the shopper's clock when it was kept, with the year only where that is another", () => {
  expect(whenKept(keptAt, new Date(2026, 10, 1))).toBe("12 March, 3:40 pm");
  expect(whenKept(keptAt, new Date(2027, 0, 1))).toBe("12 March 2026, 3:40 pm");
});

test("a kept copy is marked as one, before anything else on it, and says what waits", () => {
  const copy = asKeptCopy(withoutScripts(page), { keptAt, now: new Date(2026, 2, 13), waiting: 2, isOtherGarage: false });
  expect(copy).toContain('<html data-kept lang="en-AU">');
  expect(copy).toMatch(/<body class="x"><aside data-kept-notice/);
  expect(copy).toContain("<strong>Kept copy from 12 March, 3:40 pm</strong> – prices and stock may have changed.");
  expect(copy).toContain("2 changes wait to be sent");
  expect(copy).not.toContain("Your garage has changed");
});

test("the notice of a kept copy comes after the link past everything", () => {
  const skipping =
    '<html lang="en"><body><div id="root"><a class="s" href="#main">Skip to content</a><header></header></div></body></html>';
  const copy = asKeptCopy(skipping, { keptAt, now: keptAt, waiting: 0, isOtherGarage: false });
  expect(copy).toContain("Skip to content</a><aside data-kept-notice");
});

test("a copy that was kept with another garage says so", () => {
  expect(asKeptCopy(page, { keptAt, now: keptAt, waiting: 0, isOtherGarage: true })).toContain("Your garage has changed since");
});

test("the page that stands in lists what is kept, by names as the pages have them", () => {
  const standIn = '<html lang="en-AU"><body><ul class="k" id="kept-here"></ul><p>None</p></body></html>';
  const kept = [
    { path: "/products/a", name: nameOf(page), keptAt },
    { path: '/products/"><i>', name: "", keptAt },
  ];
  const filled = asOfflinePage(standIn, kept, { now: keptAt, waiting: 1 });
  expect(filled).toContain('<a href="/products/a">Brake drum &amp; hub</a> <small>12 March, 3:40 pm</small>');
  expect(filled).toContain('href="/products/&quot;>&lt;i>"');
  expect(filled).toContain("1 change waits to be sent.");
  // Filled a second time it has them once.
  expect(asOfflinePage(filled, kept, { now: keptAt, waiting: 0 }).match(/\/products\/a/g)).toHaveLength(1);
});
