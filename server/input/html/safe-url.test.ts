import { expect, test } from "vitest";
import { linkUrl } from "#server/services/content/fields/link-field.ts";
import { safeLinkUrl } from "./safe-url.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

test.each([
  ["/Parts/Brakes/?Sort=A%2fb#Top", "/parts/brakes?Sort=A%2fb#Top"],
  ["/parts/brakes/#Discs", "/parts/brakes#Discs"],
  ["/Search?q=HQ+253", "/search?q=HQ+253"],
  ["/stores/ChIJEzxTHhjM/Dandenong", "/stores/ChIJEzxTHhjM/Dandenong"],
  ["/", "/"],
  ["#Sizes", "#Sizes"],
  ["https://example.com/Sale/", "https://example.com/Sale/"],
  ["mailto:Shop@Example.com", "mailto:Shop@Example.com"],
])("a link to %s leads straight to its page's own address: %s", (written, url) => {
  expect(safeLinkUrl(written)).toBe(url);
});

test("links of fields and texts alike need no redirect [shop-3.37]", () => {
  expect(linkUrl({ linktype: "url", url: "Parts/Brakes/" })).toBe("/parts/brakes");
  expect(sanitiseHtml('<a href="/Pages/Shipping/">Shipping</a>')).toBe('<a href="/pages/shipping">Shipping</a>');
});
