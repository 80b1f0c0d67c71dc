import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "../testing/cookie-jar.ts";
import { createShopClient, type ShopClient } from "../testing/create-shop-client.ts";
import { newestCode, redirectOf, submit } from "../testing/sign-in-by-code.ts";
import { type RunningIdentity, startIdentity } from "../testing/start-identity.ts";

let identity: RunningIdentity;
let shop: ShopClient;
beforeAll(async () => {
  identity = await startIdentity();
  shop = await createShopClient(identity);
});
afterAll(() => identity.stop());

type Visit = { browser: Fetch; signInUrl: string };

async function visit(changes?: Record<string, string>): Promise<Visit> {
  const browser = withCookies(identity.fetch);
  const { url } = await shop.begin(changes);
  return { browser, signInUrl: await redirectOf(await browser(url)) };
}

async function askForCode(email: string): Promise<Visit & { code: string }> {
  const { browser, signInUrl } = await visit();
  expect(await redirectOf(await submit(browser, signInUrl, { email }))).toBe(`${signInUrl}/code`);
  return { browser, signInUrl, code: await mailedCode(browser, email) };
}

const mailedCode = (browser: Fetch, email: string) => newestCode(browser, "http://shop.test/_vendors/mailbox/messages.json", email);
const sendCode = ({ browser, signInUrl }: Visit, code: string) => submit(browser, `${signInUrl}/code`, { code });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("the pages need no script, and no other site may frame them or take their forms", async () => {
  const { browser, signInUrl } = await visit();
  const page = await browser(signInUrl);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).not.toContain("<script");
});

test.each(["", "nobody", "two words@example.test", "a@b", `${"a".repeat(250)}@example.test`, "<script>@x"])(
  "%j is told to be no address, and stays to be mended",
  async (email) => {
    const { browser, signInUrl } = await visit();
    const answer = await submit(browser, signInUrl, { email });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('aria-invalid="true" aria-describedby="email-error about"');
    expect(page).toContain("Please enter a valid email address");
    expect(page).not.toContain("<script");
  },
);

test("whatever an address holds is shown as text", async () => {
  const email = `"><script>alert(1)</script>@example.test`.replaceAll(" ", "");
  const { browser, signInUrl } = await visit();
  await submit(browser, signInUrl, { email });
  const page = await (await browser(`${signInUrl}/code`)).text();
  expect(page).toContain("&quot;&gt;&lt;script&gt;");
  expect(page).not.toContain("<script");
});

test("an address in capitals, with spaces around it, is the same customer; one in another script is one too", async () => {
  await askForCode("jana@example.test");
  const { browser, signInUrl } = await visit();
  await submit(browser, signInUrl, { email: "  JANA@Example.TEST " });
  const code = await mailedCode(browser, "jana@example.test");
  expect((await sendCode({ browser, signInUrl }, code)).status).toBe(303);
  const other = await askForCode("použív@příklad.test");
  expect((await sendCode(other, other.code)).status).toBe(303);
});

test("a code may be typed with spaces, and works once", async () => {
  const signIn = await askForCode("spaces@example.test");
  const answer = await sendCode(signIn, ` ${signIn.code.slice(0, 3)} ${signIn.code.slice(3)}\t`);
  const resumeUrl = await redirectOf(answer);
  const callback = new URL(await redirectOf(await signIn.browser(resumeUrl)));
  expect(callback.origin + callback.pathname).toBe("http://shop.test/callback");
  expect(callback.searchParams.has("code")).toBe(true);
  const again = await sendCode(signIn, signIn.code);
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("This sign-in is over");
});

test("a code that is sent twice in a row signs in all the same", async () => {
  const signIn = await askForCode("double@example.test");
  const [first, second] = [await sendCode(signIn, signIn.code), await sendCode(signIn, signIn.code)];
  expect(await redirectOf(second)).toBe(await redirectOf(first));
  expect(await redirectOf(await signIn.browser(await redirectOf(second)))).toMatch(/^http:\/\/shop\.test\/callback\?code=/);
});

test("five wrong codes spend a code, then only a new one works", async () => {
  const signIn = await askForCode("tries@example.test");
  for (const told of ["4 tries left", "3 tries left", "2 tries left", "1 try left", "one try too many"]) {
    // oxlint-disable-next-line no-await-in-loop -- each try depends on the one before
    const answer = await sendCode(signIn, wrong(signIn.code));
    expect(answer.status).toBe(422);
    // oxlint-disable-next-line no-await-in-loop
    expect(await answer.text()).toContain(told);
  }
  expect((await sendCode(signIn, signIn.code)).status).toBe(422);
  expect(await redirectOf(await submit(signIn.browser, `${signIn.signInUrl}/another-code`, {}))).toBe(`${signIn.signInUrl}/code?again`);
  const newer = await mailedCode(signIn.browser, "tries@example.test");
  expect((await sendCode(signIn, newer)).status).toBe(303);
});

test("what is no code costs no try", async () => {
  const signIn = await askForCode("typos@example.test");
  const answers = await Promise.all(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"].map((code) => sendCode(signIn, code)));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(await (await sendCode(signIn, wrong(signIn.code))).text()).toContain("4 tries left");
});

test("a code expires after ten minutes", async () => {
  const signIn = await askForCode("late@example.test");
  identity.pass(10 * 60_000);
  const answer = await sendCode(signIn, signIn.code);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("This code has expired");
});

test("only the newest code of a sign-in works, and there are three within a minute", async () => {
  const email = "many@example.test";
  const signIn = await askForCode(email);
  const another = () => submit(signIn.browser, `${signIn.signInUrl}/another-code`, {});
  expect((await another()).status).toBe(303);
  expect((await sendCode(signIn, signIn.code)).status).toBe(422);
  expect((await another()).status).toBe(303);
  expect((await another()).status).toBe(429);
  expect((await submit(signIn.browser, signIn.signInUrl, { email: "someone-else@example.test" })).status).toBe(429);
  identity.pass(60_000);
  expect((await another()).status).toBe(303);
});

test("another address gets a code of its own, and the first one's is worth nothing", async () => {
  const signIn = await askForCode("mistyped@example.test");
  await submit(signIn.browser, signIn.signInUrl, { email: "meant@example.test" });
  const page = await (await signIn.browser(`${signIn.signInUrl}/code`)).text();
  expect(page).toContain("<strong>meant@example.test</strong>");
  const code = await mailedCode(signIn.browser, "meant@example.test");
  expect((await sendCode(signIn, signIn.code)).status).toBe(422);
  expect((await sendCode(signIn, code)).status).toBe(303);
});

test("another browser can't join a sign-in, not even with the right code", async () => {
  const signIn = await askForCode("mine@example.test");
  const stranger = await visit();
  const steps = await Promise.all([
    stranger.browser(signIn.signInUrl),
    stranger.browser(`${signIn.signInUrl}/cancel`),
    submit(stranger.browser, signIn.signInUrl, { email: "stranger@example.test" }),
    submit(stranger.browser, `${signIn.signInUrl}/another-code`, {}),
    submit(withCookies(identity.fetch), `${signIn.signInUrl}/code`, { code: signIn.code }),
  ]);
  expect(steps.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await sendCode(signIn, signIn.code)).status).toBe(303);
});

test("cancelling goes back to the shop and says so", async () => {
  const { browser, signInUrl } = await visit({ state: "mine" });
  const callback = new URL(await redirectOf(await browser(await redirectOf(await browser(`${signInUrl}/cancel`)))));
  expect(callback.origin + callback.pathname).toBe("http://shop.test/callback");
  expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error: "access_denied", state: "mine" });
});

test("the second step without the first leads to the first", async () => {
  const { browser, signInUrl } = await visit();
  expect(await redirectOf(await browser(`${signInUrl}/code`))).toBe(signInUrl);
  expect(await redirectOf(await submit(browser, `${signInUrl}/code`, { code: "000000" }))).toBe(signInUrl);
});

test.each([
  { name: "an address that is not the shop's", changes: { redirect_uri: "http://evil.test/callback" } },
  { name: "an address that looks like the shop's", changes: { redirect_uri: "http://shop.test.evil.test/callback" } },
  { name: "another page of the shop", changes: { redirect_uri: "http://shop.test/account" } },
  { name: "a client that nobody knows", changes: { client_id: "somebody" } },
])("a sign-in for $name stays here, with an error", async ({ changes }) => {
  const { url } = await shop.begin();
  const forged = new URL(url);
  for (const [name, value] of Object.entries(changes)) forged.searchParams.set(name, value);
  const answer = await withCookies(identity.fetch)(forged.href);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("location")).toBeNull();
  expect(await answer.text()).toContain("We can&#39;t carry on from here");
});

test("a sign-in without PKCE, or with a plain one, is refused", async () => {
  for (const forge of [
    (query: URLSearchParams) => query.delete("code_challenge"),
    (query: URLSearchParams) => query.set("code_challenge_method", "plain"),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const url = new URL((await shop.begin()).url);
    forge(url.searchParams);
    // oxlint-disable-next-line no-await-in-loop
    const target = new URL(await redirectOf(await withCookies(identity.fetch)(url.href)));
    expect(target.searchParams.get("error")).toBe("invalid_request");
  }
});

test("a body beyond all measure is refused kindly", async () => {
  const { browser, signInUrl } = await visit();
  const answer = await submit(browser, signInUrl, { email: "a".repeat(20_000) });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("We could not read your details");
});
