import { describe, expect, test } from "vitest";
import type { PageState } from "#client/hydration/page-state.ts";
import { documentStart, outcomeScript } from "./document.ts";

/** What a page's state holds besides its queries. */
const bare: PageState = {
  settled: [],
  pending: [],
  router: { loaderData: {}, actionData: null, errors: null },
  site: { origin: "http://shop.test", name: "Test" },
  vehicle: null,
};

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
      state: { ...bare, settled: [[["product", hostile], hostile, 0]] },
      assets,
      nonce: "n",
      ids: { state: "page-state", root: "root", failures: "__failed" },
    });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const state = /id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(state)).toEqual({ ...bare, settled: [[["product", hostile], hostile, 0]] });
  });

  test("says the same of data that many pages share as of a page's own", () => {
    const stateOf = (data: unknown) => {
      const parts = { head: [], nonce: "n", assets, ids: { state: "page-state", root: "root", failures: "__failed" } };
      const html = documentStart({ ...parts, state: { ...bare, settled: [[["stock", 1], data, 5]], pending: [["cards"]] } });
      return /id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    };
    const stock = { text: hostile, units: [1, null] };
    const own = stateOf(stock);
    Object.freeze(stock);
    expect([stateOf(stock), stateOf(stock)]).toEqual([own, own]);
    expect(JSON.parse(own)).toEqual({ ...bare, settled: [[["stock", 1], stock, 5]], pending: [["cards"]] });
    expect(JSON.parse(stateOf(null))).toMatchObject({ settled: [[["stock", 1], null, 5]] });
  });

  test("asks for the fonts before the stylesheet that names them", () => {
    const parts = { head: [], state: bare, nonce: "n", ids: { state: "page-state", root: "root", failures: "__failed" } };
    const html = documentStart({ ...parts, assets: { ...assets, fonts: ["/assets/text.woff2"] } });
    const font = html.indexOf('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2">');
    expect(font).toBeGreaterThan(0);
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(font);
  });

  test("streams outcomes as scripts with the page's nonce that data cannot end", () => {
    const script = outcomeScript("__streamed", ["hash", { data: hostile }], "abc");
    expect(script.startsWith('<script nonce="abc">')).toBe(true);
    expect(script.match(/<\/script>/g)).toHaveLength(1);
  });
});
