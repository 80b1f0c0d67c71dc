import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { ContentService } from "#server/services/content/content-service.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";

const secret = "the-secret-of-previews";
const token = "preview-token";
const env = { STORYBLOK_TOKEN: "public-token", STORYBLOK_PREVIEW_TOKEN: token, STORYBLOK_PREVIEW_SECRET: secret };

const contentSaying = (title: string): ContentService => ({
  ...fakeServices().content,
  page: async (slug): Promise<ContentPage> => JSON.parse(JSON.stringify({ slug, title })),
});

/** A shop whose pages say which content they are made of. */
function setUp(settings: Record<string, string> = env, draftContent: ContentService | null = contentSaying("draft")) {
  return startTestShop({
    env: settings,
    services: { content: contentSaying("published"), draftContent },
    render: async (_req, res, { services }) => {
      const { title } = await services.content.page("pages/faq");
      res.set("cache-control", res.locals.isPersonalised ? "private, no-store" : "no-cache").send(title);
    },
  });
}

function signedQuery(key: string, timestamp = Math.floor(Date.now() / 1000)): string {
  const signature = createHash("sha1").update(`12:${key}:${timestamp}`).digest("hex");
  const parts = {
    _storyblok: "7",
    "_storyblok_tk[space_id]": "12",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  };
  return new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)])).toString();
}

const cookieOf = (headers: { "set-cookie"?: string[] }) => headers["set-cookie"]?.[0]?.split(";")[0] ?? "";

test("a preview link lets its holder see drafts, everywhere and for an hour, and nobody else", async () => {
  const { ask } = await setUp();
  const { status, headers } = await ask(`/preview?secret=${secret}&path=/pages/faq`);
  expect({ status, location: headers.location, cache: headers["cache-control"] }).toEqual({
    status: 303,
    location: "/pages/faq",
    cache: "private, no-store",
  });
  expect(headers["set-cookie"]?.[0]).toMatch(/^rares-preview=\d+\.[\w-]+; Max-Age=3600; Path=\/; .*HttpOnly; SameSite=Lax$/);

  const draft = await ask("/pages/faq", { headers: { cookie: `other=1; ${cookieOf(headers)}` } });
  expect(draft.body).toBe("draft");
  expect(draft.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  const visitor = await ask("/pages/faq");
  expect(visitor.body).toBe("published");
  expect(visitor.headers["x-robots-tag"]).toBeUndefined();
  expect(visitor.headers["set-cookie"]).toBeUndefined();
});

test("what a stranger sends as an unsaved story is refused before anybody reads it", async () => {
  const { ask } = await setUp();
  const body = "[".repeat(3_000_000);
  const { status } = await ask("/preview/story", { method: "POST", headers: { "content-type": "application/json" }, body });
  expect(status).toBe(403);
});

test("an editor's unsaved story comes back as its page, for nobody to keep, and nobody else's does", async () => {
  const unsaved = (story: unknown): ContentPage =>
    JSON.parse(JSON.stringify({ slug: "pages/faq", title: `unsaved ${JSON.stringify(story)}` }));
  const { ask } = await setUp(env, { ...contentSaying("draft"), unsavedPage: async (story) => unsaved(story) });
  const body = JSON.stringify({ name: "FAQ" });
  const post = (query: string) =>
    ask(`/preview/story${query}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000" },
      body,
    });
  const shown = await post(`?${signedQuery(token)}`);
  expect({ status: shown.status, title: JSON.parse(shown.body).title }).toEqual({ status: 200, title: 'unsaved {"name":"FAQ"}' });
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  expect((await post("")).status).toBe(403);
  expect((await post(`?${signedQuery("another-token")}`)).status).toBe(403);
});

test("only a preview may be framed by the editor, and only it loads the editor's script", async () => {
  const { ask } = await setUp();
  const draft = await ask(`/pages/faq?${signedQuery(token)}`);
  expect(draft.headers["x-frame-options"]).toBeUndefined();
  expect(draft.headers["content-security-policy"]).toMatch(/script-src [^;]*https:\/\/app\.storyblok\.com/);
  expect(draft.headers["content-security-policy"]).toContain("frame-ancestors 'self' https://app.storyblok.com;");
  const visitor = await ask("/pages/faq");
  expect(visitor.headers["x-frame-options"]).toBe("DENY");
  expect(visitor.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(visitor.headers["content-security-policy"]).not.toContain("storyblok.com/");
  expect(visitor.headers["content-security-policy"]).not.toContain("app.storyblok.com");
});

test("the editor's own signature opens drafts, and keeps them open on the way through the shop, in a frame of another site too", async () => {
  const { ask } = await setUp({ ...env, PUBLIC_URL: "https://shop.example" });
  const first = await ask(`/pages/faq?${signedQuery(token)}`);
  expect(first.body).toBe("draft");
  expect(first.headers["set-cookie"]?.[0]).toMatch(/^__Host-rares-preview=.*HttpOnly; Secure; Partitioned; SameSite=None$/);
  expect((await ask("/api/content/page?slug=pages/faq", { headers: { cookie: cookieOf(first.headers) } })).headers["cache-control"]).toBe(
    "private, no-store",
  );
  const home = await ask(`/home?${signedQuery(token)}`);
  expect(home.headers.location).toMatch(/^\/\?_storyblok=7&/);
});

test.each([
  ["a wrong secret", "/preview?secret=guess&path=/pages/faq", "wrong_secret"],
  ["no secret", "/preview", "wrong_secret"],
  ["a signature with another token", `/pages/faq?${signedQuery("public-token")}`, "wrong_signature"],
  ["a signature of yesterday", `/pages/faq?${signedQuery(token, Math.floor(Date.now() / 1000) - 3700)}`, "old_signature"],
  ["half a signature", "/pages/faq?_storyblok_tk[timestamp]=9999999999", "wrong_signature"],
])("%s is told clearly, opens nothing, and is in the audit log", async (_name, path, reason) => {
  const { ask, lines } = await setUp();
  const { status, body, headers } = await ask(path);
  expect(status).toBe(403);
  expect(body).toMatch(/This preview link (isn't valid|is too old)/);
  expect(body).not.toContain("draft");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["cache-control"]).toContain("no-store");
  expect(lines.filter(({ event }) => event === "audit")).toMatchObject([{ action: "preview_begin", outcome: "refused", reason }]);
});

test.each(["", "1.x", "9999999999.AAAA", "9999999999", "."])("the made-up pass %j opens nothing", async (pass) => {
  const { ask } = await setUp();
  expect((await ask("/pages/faq", { headers: { cookie: `rares-preview=${pass}` } })).body).toBe("published");
});

test("a pass ends with its time, and with the secret that it was given for", async () => {
  const { isPassValid, issuePass } = await import("./preview-pass.ts");
  const keys = { sessionSecret: "s".repeat(40), token, secret };
  const pass = issuePass(keys, 1_000_000);
  expect(isPassValid(pass, keys, 1_000_000 + 3_599_000)).toBe(true);
  expect(isPassValid(pass, keys, 1_000_000 + 3_600_000)).toBe(false);
  expect(isPassValid(pass, { ...keys, secret: "another" }, 1_000_000)).toBe(false);
  expect(isPassValid(pass, { ...keys, sessionSecret: "another" }, 1_000_000)).toBe(false);
  expect(isPassValid(pass.replace(/^\d/, "9"), keys, 1_000_000)).toBe(false);
});

test("without previews set up there are none", async () => {
  const { ask } = await setUp({ STORYBLOK_TOKEN: "public-token" }, null);
  const { status, body } = await ask(`/preview?secret=${secret}`);
  expect(status).toBe(404);
  expect(body).toContain("Previews aren");
  expect((await ask(`/pages/faq?${signedQuery("")}`)).body).toBe("published");
});

test("leaving takes the pass away and goes back to the page, without what the editor added to its address", async () => {
  const { ask } = await setUp({ ...env, PUBLIC_URL: "http://shop.test" });
  const leave = (referer: string) => ask("/preview/end", { method: "POST", headers: { referer } });
  const { status, headers } = await leave(`http://shop.test/pages/faq?q=1&${signedQuery(token)}`);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: "/pages/faq?q=1" });
  expect(headers["set-cookie"]?.[0]).toMatch(/^rares-preview=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect((await leave("http://evil.example/pages/faq")).headers.location).toBe("/");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "/%5cevil.example\t", "\\\\evil.example"])(
  "a preview link to %j stays in the shop",
  async (path) => {
    const { ask } = await setUp();
    const { headers } = await ask(`/preview?${new URLSearchParams({ secret, path }).toString()}`);
    expect(headers.location).toBe("/");
  },
);

test("a demo in public takes no signature made with the sandbox's token, which everybody knows", async () => {
  const demo = { NODE_ENV: "production", PUBLIC_URL: "https://shop.example", SESSION_SECRET: "s".repeat(40), ALLOW_SANDBOX: "true" };
  const { ask } = await setUp(demo);
  const { status, headers } = await ask(`/pages/faq?${signedQuery("sandbox-preview")}`);
  expect([status, headers["set-cookie"], headers["x-frame-options"]]).toEqual([403, undefined, "DENY"]);
  const laptop = await setUp({});
  expect((await laptop.ask(`/pages/faq?${signedQuery("sandbox-preview")}`)).body).toBe("draft");
});
