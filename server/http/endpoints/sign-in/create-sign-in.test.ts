import { expect, onTestFinished, test, vi } from "vitest";
import { createSessionService } from "#server/services/session/session-service.ts";
import type { IdentityPort } from "#server/services/session/session-tokens.ts";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { silentLogger, startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

const publicUrl = "http://shop.test";

/** A shop whose identity provider signs in whoever the code names, and whose pages show the access token of their visitor. */
async function setUp(changes: Partial<IdentityPort> = {}) {
  let begun = 0;
  const completeSignIn = vi.fn<IdentityPort["completeSignIn"]>(async (callbackUrl) => ({
    ...exampleTokens,
    accessToken: `access of ${new URL(callbackUrl).searchParams.get("code")}`,
  }));
  const identity: IdentityPort = {
    beginSignIn: async () => {
      begun += 1;
      const state = `state-${begun}`;
      return { url: `https://identity.example/?state=${state}`, pending: { codeVerifier: `verifier-${begun}`, state, nonce: "n" } };
    },
    completeSignIn,
    renew: async () => "ended",
    customerAccess: async () => null,
    revoke: async () => undefined,
    signOutUrl: async () => null,
    ...changes,
  };
  const session = createSessionService({ identity, publicUrl, logger: silentLogger, count: () => undefined });
  const shop = await startTestShop({
    env: { PUBLIC_URL: publicUrl },
    services: { session },
    render: async (_req, res, { customer }) => void res.send(`token: ${(await customer.read())?.accessToken ?? "none"}`),
  });

  /** A browser: it keeps cookies and follows nothing. */
  function browser(host = "shop.test") {
    const jar = new Map<string, string>();
    return {
      jar,
      async visit(path: string, method = "GET") {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
        const answer = await shop.ask(path, { method, headers: { host, cookie } });
        for (const line of answer.headers["set-cookie"] ?? []) {
          const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/, 2);
          if (value === "") jar.delete(name);
          else jar.set(name, value);
        }
        const { status, body, headers } = answer;
        return { status, body, headers, location: headers.location, set: headers["set-cookie"] ?? [] };
      },
    };
  }
  return { ...shop, browser, completeSignIn };
}

const events = (lines: Record<string, unknown>[]) =>
  lines.map((line) => line["event"]).filter((event) => event !== "http.request" && event !== "audit");
const audit = (lines: Record<string, unknown>[]) =>
  lines.filter(({ event }) => event === "audit").map(({ action, outcome, reason }) => [action, outcome, reason]);

test("signing in leaves for the provider with ten minutes to come back, and comes back signed in to where it began [shop-4.1]", async () => {
  const { browser, lines } = await setUp();
  const { visit, jar } = browser();
  const begun = await visit("/login?return_to=/cart%3Fa=1");
  expect(begun).toMatchObject({ status: 303, location: "https://identity.example/?state=state-1" });
  expect(begun.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  expect(begun.set).toEqual([expect.stringMatching(/^rares-sign-in=[^;]+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/)]);
  expect(begun.set[0]).not.toMatch(/verifier|state-1/);

  const back = await visit("/callback?code=kim&state=state-1");
  expect(back).toMatchObject({ status: 303, location: "/cart?a=1" });
  expect(back.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  expect(new Set(jar.keys())).toEqual(new Set(["rares-id", "rares-tokens", "signed-in"]));
  expect((await visit("/anywhere")).body).toBe("token: access of kim");
  expect(await visit("/login")).toMatchObject({ status: 303, location: "/account" });
  await expect.poll(() => events(lines)).toEqual(["session.signed_in"]);
  expect(audit(lines)).toEqual([["sign_in", "ok", undefined]]);
  expect(JSON.stringify(lines)).not.toMatch(/kim|access|state-1|verifier/);
});

test("two visitors who sign in at once never see each other's tokens", async () => {
  const { browser } = await setUp();
  const [one, other] = [browser(), browser()];
  await one.visit("/login");
  await other.visit("/login");
  await Promise.all([other.visit("/callback?code=other&state=state-2"), one.visit("/callback?code=one&state=state-1")]);
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => (await (index % 2 ? other : one).visit(`/page-${index}`)).body),
  );
  expect(new Set(bodies.filter((_, index) => index % 2 === 0))).toEqual(new Set(["token: access of one"]));
  expect(new Set(bodies.filter((_, index) => index % 2 === 1))).toEqual(new Set(["token: access of other"]));
});

test("a callback that another browser began, or nobody, signs nobody in", async () => {
  const { browser, completeSignIn } = await setUp();
  const [victim, attacker] = [browser(), browser()];
  await attacker.visit("/login");
  const without = await victim.visit("/callback?code=attacker&state=state-1");
  expect(without).toMatchObject({ status: 400, body: expect.stringContaining("Missing code verifier.") });
  await victim.visit("/login");
  const foreign = await victim.visit("/callback?code=attacker&state=state-1");
  expect(foreign).toMatchObject({ status: 400, body: expect.stringContaining("State has been tampered with.") });
  expect(foreign.headers["cache-control"]).toBe("no-store");
  expect(completeSignIn).not.toHaveBeenCalled();
  expect((await victim.visit("/")).body).toBe("token: none");
  // What another site made up has not used up the visitor's own sign-in.
  expect(await victim.visit("/callback?code=victim&state=state-2")).toMatchObject({ status: 303, location: "/" });
  expect((await victim.visit("/")).body).toBe("token: access of victim");
});

test("a tampered, a foreign or an oversized sign-in cookie is none", async () => {
  const { browser } = await setUp();
  const { visit, jar } = browser();
  await visit("/login");
  const own = jar.get("rares-sign-in") ?? "";
  for (const cookie of ["garbage", `x${own}`, own.slice(0, 200), own.replace(/.(?=~)/, ""), "x".repeat(6000), "%00"]) {
    jar.set("rares-sign-in", cookie);
    expect((await visit("/callback?code=c&state=state-1")).body).toContain("Missing code verifier.");
  }
});

test("a sign-in that took longer than ten minutes has to begin again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { browser } = await setUp();
  const { visit } = browser();
  await visit("/login");
  vi.setSystemTime(Date.now() + 12 * 60_000);
  expect((await visit("/callback?code=c&state=state-1")).body).toContain("Missing code verifier.");
});

test("a sign-in is used once: loading its callback again goes on, and without a session it is an error", async () => {
  const { browser, completeSignIn } = await setUp();
  const { visit, jar } = browser();
  await visit("/login?return_to=/cart");
  await visit("/callback?code=c&state=state-1");
  expect(await visit("/callback?code=c&state=state-1")).toMatchObject({ status: 303, location: "/" });
  jar.set("rares-sign-in", "left-over");
  expect(await visit("/callback?code=c&state=state-1")).toMatchObject({ status: 303, location: "/" });
  jar.clear();
  expect((await visit("/callback?code=c&state=state-1")).status).toBe(400);
  expect(completeSignIn).toHaveBeenCalledTimes(1);
});

test("whoever leaves the provider's page is back where they were, without an error", async () => {
  const { browser, lines } = await setUp();
  const { visit, jar } = browser();
  await visit("/login?return_to=/parts/brakes");
  expect(await visit("/callback?error=access_denied&state=made-up")).toMatchObject({ status: 303, location: "/" });
  expect(await visit("/callback?error=access_denied&state=state-1")).toMatchObject({ status: 303, location: "/parts/brakes" });
  expect([...jar.keys()]).toEqual([]);
  await expect.poll(() => events(lines)).toEqual(["session.sign_in_cancelled", "session.sign_in_cancelled"]);
  expect(audit(lines)).toEqual(Array.from({ length: 2 }, () => ["sign_in", "refused", "cancelled"]));
});

test.each([
  ["refused the code", new AppError("BAD_REQUEST", "the provider doesn't take the code"), 400, []],
  ["answered nonsense", new AppError("UPSTREAM_FAILED", "identity authorizationCode: nonsense"), 502, ["http.error"]],
  ["was too slow", new AppError("UPSTREAM_TIMEOUT", "identity authorizationCode: slow"), 504, ["http.error"]],
])("a provider that %s is told in words, with ways to go on", async (_what, error, status, logged) => {
  const { browser, lines } = await setUp({ completeSignIn: () => Promise.reject(error) });
  const { visit, jar } = browser();
  await visit("/login?return_to=/cart");
  const answer = await visit("/callback?code=secret-code&state=state-1");
  expect(answer.status).toBe(status);
  expect(answer.body).toContain("<h1>We couldn't sign you in</h1>\n<p>Failed to authenticate</p>");
  expect(answer.body).toContain('<a href="/login?return_to=%2Fcart">Try again</a>');
  expect(answer.body).toContain('<a href="/">Back to Home</a>');
  expect([...jar.keys()]).toEqual([]);
  await expect.poll(() => events(lines)).toEqual(logged);
  expect(audit(lines)).toEqual([["sign_in", error.code === "BAD_REQUEST" ? "refused" : "failed", error.code]]);
  expect(JSON.stringify(lines)).not.toContain("secret-code");
});

test("a provider that can't be reached is told in words, and there is nothing to come back to", async () => {
  const { browser } = await setUp({ beginSignIn: () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", "identity is down")) });
  const { status, body, set } = await browser().visit("/login");
  expect(status).toBe(503);
  expect(body).toContain('<a href="/login">Try again</a>');
  expect(set).toEqual([]);
});

test.each(["//evil.example", "/\\evil.example", "%2F%2Fevil.example", "https:%2F%2Fevil.example", "/%09/evil.example", "/login"])(
  "a sign-in doesn't lead to %s",
  async (returnTo) => {
    const { visit } = (await setUp()).browser();
    await visit(`/login?return_to=${returnTo}`);
    expect(await visit("/callback?code=c&state=state-1")).toMatchObject({ status: 303, location: "/" });
  },
);

test("codes and states of any size and number do no harm", async () => {
  const { browser } = await setUp();
  const { visit } = browser();
  await visit("/login");
  for (const query of [`code=${"c".repeat(7000)}&state=s`, `code=c&state=${"s".repeat(7000)}`, "code=a&code=b&state=x&state=state-1", ""])
    expect((await visit(`/callback?${query}`)).body).toContain("State has been tampered with.");
});

test("a visitor under another host name goes to the public one first, so that the cookies meet again", async () => {
  const { browser } = await setUp();
  const { visit } = browser("127.0.0.1:3000");
  const moved = await visit("/login?return_to=%2Fcart");
  expect(moved).toMatchObject({ status: 303, location: "http://shop.test/login?return_to=%2Fcart&host_checked=1", set: [] });
  // Behind a proxy that hides the host's name this happens once.
  expect((await visit(String(moved.location).replace("http://shop.test", ""))).location).toContain("https://identity.example/");
});

test("a session that has ended doesn't keep its customer from signing in again, one that has only expired is renewed", async () => {
  const expired = { ...exampleTokens, expiresAtMs: 1_000_000_000_000 };
  const ended = await setUp({ completeSignIn: async () => expired });
  const one = ended.browser();
  await one.visit("/login");
  await one.visit("/callback?code=c&state=state-1");
  expect((await one.visit("/login")).location).toContain("https://identity.example/");
  expect(new Set(one.jar.keys())).toEqual(new Set(["rares-left", "rares-sign-in"]));

  const renewing = await setUp({ completeSignIn: async () => expired, renew: async () => ({ ...exampleTokens, accessToken: "renewed" }) });
  const other = renewing.browser();
  await other.visit("/login");
  await other.visit("/callback?code=c&state=state-1");
  expect((await other.visit("/login")).location).toBe("/account");
  expect((await other.visit("/")).body).toBe("token: renewed");
});

test("going to the account area is logged, whoever goes [shop-2.8]", async () => {
  const { browser, lines } = await setUp();
  const { visit } = browser();
  await visit("/account");
  await visit("/login");
  await visit("/callback?code=c&state=state-1");
  await visit("/account/addresses");
  await visit("/accountancy");
  await expect
    .poll(() => lines.filter(({ event }) => event === "account.navigation").map((line) => line["is_signed_in"]))
    .toEqual([false, true]);
});

test("two tabs that begin to sign in both come back to their own page, whichever comes first", async () => {
  const { browser, completeSignIn } = await setUp();
  const { visit, jar } = browser();
  await visit("/login?return_to=/parts/brakes");
  await visit("/login?return_to=/cart");
  expect(await visit("/callback?code=kim&state=state-1")).toMatchObject({ status: 303, location: "/parts/brakes" });
  expect(await visit("/callback?code=kim&state=state-2")).toMatchObject({ status: 303, location: "/cart" });
  expect(completeSignIn.mock.calls.map(([, { codeVerifier }]) => codeVerifier)).toEqual(["verifier-1", "verifier-2"]);
  expect(jar.has("rares-sign-in")).toBe(false);
});

test("sign-ins that nobody finishes don't pile up, and always fit into a cookie", async () => {
  const { browser } = await setUp();
  const { visit, jar } = browser();
  for (let round = 0; round < 9; round += 1) {
    expect((await visit(`/login?return_to=/${"x".repeat(900)}`)).status).toBe(303);
    expect(jar.get("rares-sign-in")?.length).toBeLessThan(4000);
  }
  expect((await visit("/callback?code=kim&state=state-1")).status).toBe(400);
  expect((await visit("/callback?code=kim&state=state-8")).status).toBe(303);
  expect((await visit("/callback?code=kim&state=state-9")).status).toBe(303);
});

test("a sign-in that began more than ten minutes ago is none, even where another one was begun since", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { visit } = (await setUp()).browser();
  await visit("/login");
  vi.setSystemTime(Date.now() + 9 * 60_000);
  await visit("/login");
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect((await visit("/callback?code=c&state=state-1")).body).toContain("State has been tampered with.");
  expect((await visit("/callback?code=c&state=state-2")).status).toBe(303);
});

test("whoever only looks at an address begins no sign-in and uses no code up", async () => {
  const { browser, completeSignIn } = await setUp();
  const { visit } = browser();
  expect(await visit("/login", "HEAD")).toMatchObject({ status: 200, set: [], headers: { "cache-control": "private, no-store" } });
  await visit("/login");
  expect(await visit("/callback?code=c&state=state-1", "HEAD")).toMatchObject({ status: 200, set: [] });
  expect(completeSignIn).not.toHaveBeenCalled();
  expect((await visit("/callback?code=c&state=state-1")).status).toBe(303);
});

test("whoever is signed in already goes on to the page that was asked for, if it is one of ours", async () => {
  const { visit } = (await setUp()).browser();
  await visit("/login");
  await visit("/callback?code=c&state=state-1");
  const goesTo = async (query: string) => (await visit(`/login${query}`)).location;
  expect(await goesTo("?return_to=/cart")).toBe("/cart");
  expect(await goesTo("?return_to=//evil.example")).toBe("/");
  expect(await goesTo("?return_to=/logout")).toBe("/");
  expect(await goesTo("")).toBe("/account");
});
