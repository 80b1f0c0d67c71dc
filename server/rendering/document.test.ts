import { describe, expect, test } from "vitest";
import { documentStart, outcomeScript } from "./document.ts";

const hostile = `</script><script>alert(1)</script><!--"'&`;
const assets = { entryModule: "/assets/entry.js", inlineCss: null, stylesheet: "/assets/style.css" };

describe("the document", () => {
  test("cannot be broken out of by data in its head or its state", () => {
    const html = documentStart({
      head: [
        { key: "title", name: "title", attributes: {}, text: hostile },
        { key: "description", name: "meta", attributes: { name: "description", content: hostile } },
        { key: "json-ld-0", name: "script", attributes: { type: "application/ld+json" }, text: JSON.stringify({ name: hostile }) },
      ],
      state: { settled: [[["product", hostile], hostile, 0]] },
      assets,
      nonce: "n",
      ids: { state: "page-state", root: "root", failures: "__failed" },
    });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const state = /id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(state)).toEqual({ settled: [[["product", hostile], hostile, 0]] });
  });

  test("names the page's scripts, its entry last, and asks for none before it is painted", () => {
    const parts = { head: [], state: {}, nonce: "n", ids: { state: "page-state", root: "root", failures: "__failed" } };
    const html = documentStart({ ...parts, assets, scripts: ["/assets/product.js", "/assets/framework.js"] });
    expect(html).toContain('<html lang="en-AU" data-scripts="/assets/product.js /assets/framework.js /assets/entry.js">');
    expect(html.match(/\.js"/g)).toHaveLength(1);
  });

  test("asks for the fonts before the stylesheet that names them", () => {
    const parts = { head: [], state: {}, nonce: "n", ids: { state: "page-state", root: "root", failures: "__failed" } };
    const html = documentStart({ ...parts, assets: { ...assets, fonts: [{ path: "/assets/text.woff2", media: null }] } });
    const font = html.indexOf('<link rel="preload" as="font" crossorigin href="/assets/text.woff2">');
    expect(font).toBeGreaterThan(0);
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(font);
  });

  test("asks for a face that only some screens use on those alone", () => {
    const parts = { head: [], state: {}, nonce: "n", ids: { state: "page-state", root: "root", failures: "__failed" } };
    const fonts = [{ path: "/assets/hinted.woff2", media: "not (min-resolution:1.5x)" }];
    expect(documentStart({ ...parts, assets: { ...assets, fonts } })).toContain(
      '<link rel="preload" as="font" crossorigin href="/assets/hinted.woff2" media="not (min-resolution:1.5x)">',
    );
  });

  test("streams outcomes as scripts with the page's nonce that data cannot end", () => {
    const script = outcomeScript("__streamed", ["hash", { data: hostile }], "abc");
    expect(script.startsWith('<script nonce="abc">')).toBe(true);
    expect(script.match(/<\/script>/g)).toHaveLength(1);
  });
});
