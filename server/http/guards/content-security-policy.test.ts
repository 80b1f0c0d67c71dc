import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { contentSecurityPolicy, nonceSources, serviceWorkerPolicy } from "./content-security-policy.ts";

type Env = Record<string, string>;

/** Where each kind of thing may come from, by directive. */
function sourcesOf(env: Env = {}, options: { isPreview?: boolean } = {}): Map<string, string[]> {
  const policy = contentSecurityPolicy(readConfig({ NODE_ENV: "test", ...env }), nonceSources("n0nce"), options);
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

/** Those that say something else than where from. */
const otherDirectives = ["frame-src", "report-uri", "require-trusted-types-for", "trusted-types"];

test("by itself a page loads from the shop and sends to the shop, and none is asked for a frame but the player of videos", () => {
  const sources = sourcesOf();
  expect(sources.get("frame-src")).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
  for (const name of otherDirectives) sources.delete(name);
  const own = new Set(["'self'", "'none'", "'nonce-n0nce'", "data:"]);
  for (const [name, from] of sources) expect([name, from.filter((source) => !own.has(source))]).toEqual([name, []]);
  const withData = [...sources].filter(([, from]) => from.includes("data:")).map(([name]) => name);
  expect(withData).toEqual(["img-src"]);
});

test.each([
  ["what no directive names", "default-src"],
  ["scripts", "script-src"],
  ["styles", "style-src"],
  ["fonts", "font-src"],
  ["calls", "connect-src"],
  ["where relative addresses lead", "base-uri"],
  ["where forms lead", "form-action"],
])("%s are the shop's own", (_what, directive) => {
  expect(sourcesOf().get(directive)).toContain("'self'");
});

test("no plug-in runs, and nobody has a page in a frame", () => {
  expect(sourcesOf().get("object-src")).toEqual(["'none'"]);
  expect(sourcesOf().get("frame-ancestors")).toEqual(["'none'"]);
});

test("an editor's preview stands in the editor's frame with the editor's script, whose markup isn't made by the policy; no other page does", () => {
  const preview = sourcesOf({}, { isPreview: true });
  expect(preview.get("frame-ancestors")).toEqual(["'self'", "https://app.storyblok.com"]);
  expect(preview.get("script-src")).toEqual(["'self'", "'nonce-n0nce'", "https://app.storyblok.com"]);
  expect(preview.has("require-trusted-types-for")).toBe(false);
  expect([...sourcesOf().values()].flat()).not.toContain("https://app.storyblok.com");
});

test("inline styles and a web socket are the bundler's, in development alone", () => {
  const development = sourcesOf({ NODE_ENV: "development" });
  expect(development.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
  expect(development.get("connect-src")).toEqual(["'self'", "ws:"]);
  expect(development.get("script-src")).not.toContain("'unsafe-inline'");
});

test("what marketing forms and a tag manager bring along may be shown", () => {
  const forms = sourcesOf({ MARKETING_EMBED_ORIGINS: "https://forms.example" });
  for (const directive of ["style-src", "img-src"]) expect(forms.get(directive)).toContain("https://forms.example");
  expect(sourcesOf({ TAG_MANAGER_ID: "GTM-ABC1234" }).get("img-src")).toContain("https://*.google-analytics.com");
});

test("films are the shop's own, and the platform's once it is real", () => {
  expect(sourcesOf({ STORYBLOK_TOKEN: "t" }).get("media-src")).toEqual(["'self'"]);
  const real = sourcesOf({ SHOPIFY_STORE_DOMAIN: "x.myshopify.com", SHOPIFY_PRIVATE_TOKEN: "t" });
  expect(real.get("media-src")).toEqual(["'self'", "https://cdn.shopify.com"]);
});

test.each([
  [undefined, "https://a.storyblok.com"],
  ["https://api.storyblok.com/v2", "https://a.storyblok.com"],
  ["https://api-us.storyblok.com/v2", "https://a-us.storyblok.com"],
  ["https://api-ap.storyblok.com/v2", "https://a-ap.storyblok.com"],
  ["https://api-ca.storyblok.com/v2/", "https://a-ca.storyblok.com"],
])("once the editors' vendor is real, pictures are shown from the region that its space at %s is in", (endpoint, host) => {
  const sources = sourcesOf({ STORYBLOK_TOKEN: "t", ...(endpoint && { STORYBLOK_ENDPOINT: endpoint }) });
  expect(sources.get("img-src")).toEqual(["'self'", "data:", host]);
});

test("the service worker may ask for the pictures of every region, for it is the same in all", () => {
  for (const host of ["https://cdn.shopify.com", "https://a.storyblok.com", "https://a-ap.storyblok.com"])
    expect(serviceWorkerPolicy.split(/[ ;]+/)).toContain(host);
});

test.each(["x.myshopify.com", "https://x.myshopify.com", "http://x.myshopify.com"])(
  "a cart at %s may lead to its checkout, over https alone",
  (storeDomain) => {
    const sources = sourcesOf({ SHOPIFY_STORE_DOMAIN: storeDomain, SHOPIFY_PRIVATE_TOKEN: "t" });
    expect(sources.get("form-action")).toEqual(["'self'", "https://x.myshopify.com"]);
  },
);
