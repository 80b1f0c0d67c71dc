import { expect, onTestFinished, test, vi } from "vitest";
import type { CustomerSession } from "#server/api/api-context.ts";
import type { Secrets } from "./create-visitor-session.ts";
import type { SessionTokens } from "#server/services/session/session-tokens.ts";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

type Step = (customer: CustomerSession) => Promise<unknown>;

/** A shop of which each page runs one step with its visitor's session, and shows what the step answers. */
async function startSteps(steps: Record<string, Step>, env: Record<string, string> = {}, sessionSecrets?: Secrets) {
  const marks: unknown[] = [];
  const { ask, lines } = await startTestShop({
    env,
    ...(sessionSecrets && { sessionSecrets }),
    render: async (req, res, { customer }) => {
      const answer = await steps[req.path]?.(customer);
      marks.push(res.locals.isPersonalised);
      res.send(JSON.stringify(answer ?? null));
    },
  });
  async function visit(path: string, cookie = "") {
    const { status, headers, body } = await ask(path, { headers: { cookie } });
    return { status, body, set: headers["set-cookie"] ?? [] };
  }
  return { visit, marks, lines };
}

const allCookies = new Set(["rares-customer", "rares-id", "rares-tokens", "signed-in"]);
const namesOf = (set: string[]) => new Set(set.map((cookie) => cookie.split("=")[0]));
const jarOf = (set: string[]) => set.map((cookie) => cookie.split(";")[0] ?? "").join("; ");
const tokens: SessionTokens = { ...exampleTokens, customerAccess: { token: "customer-1", expiresAtMs: 1_999_999_999_999 } };
const keep: Step = (customer) => customer.write(tokens);
const read: Step = (customer) => customer.read();

test("tokens are kept in sealed cookies of their own, out of scripts' reach, beside a marker that says only until when [shop-3.1]", async () => {
  const { visit } = await startSteps({ "/keep": keep, "/read": read });
  const { set } = await visit("/keep");
  expect(namesOf(set)).toEqual(allCookies);
  for (const cookie of set) expect(cookie).not.toMatch(/access-1|id-1|refresh-1|customer-1/);
  for (const cookie of set.filter((line) => line.startsWith("rares")))
    expect(cookie).toMatch(/; Max-Age=1209600; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(set.find((cookie) => cookie.startsWith("signed-in"))).toMatch(
    /^signed-in=2000000000000; Max-Age=1209600; Path=\/; Expires=[^;]+; SameSite=Lax$/,
  );
  const kept = await visit("/read", jarOf(set));
  expect(JSON.parse(kept.body)).toEqual(tokens);
  expect(kept.set).toEqual([]);
});

test("over https the sealed cookies are bound to this host", async () => {
  const { visit } = await startSteps({ "/keep": keep }, { PUBLIC_URL: "https://shop.example" });
  const { set } = await visit("/keep");
  for (const cookie of set) expect(cookie).toMatch(/^(?:__Host-rares-(?:tokens|id|customer)|signed-in)=.*Path=\/;.*Secure/);
});

test("over https a cookie that another host of the domain may set, under a name that begins with a space unknown to browsers, signs nobody in", async () => {
  const { visit } = await startSteps({ "/keep": keep, "/read": read }, { PUBLIC_URL: "https://shop.example" });
  const own = jarOf((await visit("/keep")).set);
  expect(JSON.parse((await visit("/read", own)).body)).toEqual(tokens);
  const tossed = own.replaceAll("__Host-", "\u00a0__Host-");
  expect((await visit("/read", tossed)).body).toBe("null");
});

test("what was written is read within the same request, and each cookie is sent once", async () => {
  const later = { ...tokens, accessToken: "access-2", customerAccess: null };
  const { visit } = await startSteps({
    async "/twice"(customer) {
      await customer.write(tokens);
      await customer.write(later);
      return customer.read();
    },
    async "/undone"(customer) {
      await customer.write(tokens);
      await customer.write(null);
      return customer.read();
    },
    "/read": read,
  });
  const twice = await visit("/twice");
  expect(JSON.parse(twice.body)).toEqual(later);
  expect(twice.set).toHaveLength(4);
  expect(JSON.parse((await visit("/read", jarOf(twice.set.filter((cookie) => !/=; Max-Age=0/.test(cookie))))).body)).toEqual(later);
  const undone = await visit("/undone");
  expect(undone.body).toBe("null");
  expect(undone.set).toHaveLength(5);
  for (const cookie of undone.set.filter((line) => !line.startsWith("rares-left="))) expect(cookie).toMatch(/^[\w-]+=; Max-Age=0/);
});

test("a new secret in front of the old one signs nobody out, and the old one alone opens nothing new", async () => {
  const [oldSecret, newSecret] = ["o".repeat(40), "n".repeat(40)];
  const steps = { "/keep": keep, "/read": read };
  const [before, during] = [await startSteps(steps, {}, [oldSecret]), await startSteps(steps, {}, [newSecret, oldSecret])];
  const sealedBefore = jarOf((await before.visit("/keep")).set);
  expect(JSON.parse((await during.visit("/read", sealedBefore)).body)).toEqual(tokens);
  const sealedSince = jarOf((await during.visit("/keep")).set);
  expect((await before.visit("/read", sealedSince)).body).toBe("null");
});

test("signing out takes every cookie away, and access to the customer API that is asked for later comes alone", async () => {
  const { visit } = await startSteps({
    "/keep": keep,
    "/leave": (customer) => customer.write(null),
    async "/exchange"(customer) {
      const kept = await customer.read();
      if (kept) await customer.write({ ...kept, customerAccess: { token: "customer-2", expiresAtMs: 5 } });
    },
  });
  const jar = jarOf((await visit("/keep")).set);
  const left = (await visit("/leave", jar)).set;
  expect(namesOf(left)).toEqual(new Set([...allCookies, "rares-left"]));
  expect((await visit("/exchange", jar)).set).toEqual([expect.stringMatching(/^rares-customer=/)]);
});

test.each([
  ["garbage", "rares-tokens=garbage"],
  ["another seal", "rares-tokens=Fe26.2*1*tampered"],
  ["nothing", "rares-tokens="],
  ["broken escapes", "rares-tokens=%E0%A4%A"],
  ["far too much", `rares-tokens=${"x".repeat(9000)}`],
])("a cookie of %s signs nobody in, and takes the marker away", async (_name, cookie) => {
  const { visit, lines } = await startSteps({ "/read": read });
  const { status, body, set } = await visit("/read", `${cookie}; signed-in=2000000000000`);
  expect({ status, body }).toEqual({ status: 200, body: "null" });
  expect(set).toEqual([expect.stringMatching(/^signed-in=; Max-Age=0/)]);
  await expect.poll(() => lines.map(({ level }) => level)).toEqual(["info"]);
});

test("a changed byte, a seal of another cookie and a seal of another shop sign nobody in", async () => {
  const { visit } = await startSteps({ "/keep": keep, "/read": read });
  const values = Object.fromEntries((await visit("/keep")).set.map((cookie) => (cookie.split(";")[0] ?? "").split("=", 2)));
  const own = String(values["rares-tokens"]);
  const changed = own.slice(0, 80) + (own[80] === "A" ? "B" : "A") + own.slice(81);
  for (const value of [changed, values["rares-id"], values["rares-customer"]])
    expect((await visit("/read", `rares-tokens=${value}`)).body).toBe("null");
  expect((await visit("/read", `rares-tokens=${own}`)).body).toContain("access-1");
});

test("a seal ends after two weeks, even if a browser keeps it for longer", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { visit } = await startSteps({ "/keep": keep, "/read": read });
  const jar = jarOf((await visit("/keep")).set);
  const dayMs = 24 * 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + 14 * dayMs - 60_000);
  expect((await visit("/read", jar)).body).toContain("access-1");
  vi.setSystemTime(Date.now() + 3 * 60_000);
  expect((await visit("/read", jar)).body).toBe("null");
});

test("a browser that lost the marker, but no token, gets it back", async () => {
  const { visit } = await startSteps({ "/keep": keep, "/read": read });
  const sealed = jarOf((await visit("/keep")).set.filter((cookie) => cookie.startsWith("rares")));
  expect((await visit("/read", sealed)).set).toEqual([expect.stringMatching(/^signed-in=2000000000000;/)]);
});

test("one customer's access to the customer API is never used for the next one on the same device", async () => {
  const { visit } = await startSteps({
    "/keep": keep,
    "/other": (customer) => customer.write({ ...tokens, accessToken: "access-of-another", customerAccess: null }),
    "/read": read,
  });
  const late = (await visit("/keep")).set.find((cookie) => cookie.startsWith("rares-customer"));
  const other = (await visit("/other")).set.filter((cookie) => !cookie.startsWith("rares-customer"));
  const { body } = await visit("/read", jarOf([...other, String(late)]));
  expect(JSON.parse(body)).toMatchObject({ accessToken: "access-of-another", customerAccess: null });
});

test.each([
  ["the access token", { accessToken: "a".repeat(3500) }],
  ["the identity token", { idToken: "i".repeat(3500) }],
])("%s that no browser would keep is an error that is told and logged, and no half of a session", async (_name, part) => {
  const { visit, lines } = await startSteps({ "/keep": (customer) => customer.write({ ...tokens, ...part }) });
  const { set } = await visit("/keep");
  expect(set).toEqual([]);
  await expect.poll(() => JSON.stringify(lines)).toMatch(/the cookie rares-(?:tokens|id) would have \d{4} bytes/);
});

test("only opening the session makes a response personal", async () => {
  const { visit, marks } = await startSteps({ "/read": read });
  await visit("/parts", "signed-in=2000000000000");
  await visit("/read");
  expect(marks).toEqual([undefined, true]);
});

test("an answer with renewed tokens that arrives after the sign-out doesn't bring the session back, and the next sign-in counts", async () => {
  const { visit } = await startSteps({
    "/keep": keep,
    "/renew": (customer) => customer.write({ ...tokens, accessToken: "access-2" }),
    "/leave": (customer) => customer.write(null),
    "/read": read,
  });
  const jar = jarOf((await visit("/keep")).set);
  const late = (await visit("/renew", jar)).set;
  const left = (await visit("/leave", jar)).set.filter((cookie) => cookie.startsWith("rares-left="));
  const back = await visit("/read", jarOf([...late, ...left]));
  expect(back.body).toBe("null");
  expect(namesOf(back.set.filter((cookie) => /=; Max-Age=0/.test(cookie)))).toEqual(allCookies);
  const next = (await visit("/keep", jarOf([...late, ...left]))).set.filter((cookie) => !/=; Max-Age=0/.test(cookie));
  expect(JSON.parse((await visit("/read", jarOf([...next, ...left]))).body)).toEqual(tokens);
});

test("only a browser that signed out, and has no session since, is known as one that left", async () => {
  const { visit } = await startSteps({
    "/keep": keep,
    "/leave": (customer) => customer.write(null),
    "/left": (customer) => customer.wasLeft(),
  });
  const wasLeft = async (cookie: string) => (await visit("/left", cookie)).body;
  const kept = jarOf((await visit("/keep")).set);
  const left = jarOf((await visit("/leave", kept)).set.filter((cookie) => cookie.startsWith("rares-left=")));
  expect(await wasLeft("")).toBe("false");
  expect(await wasLeft(kept)).toBe("false");
  expect(await wasLeft(left)).toBe("true");
  expect(await wasLeft(`${left}; ${kept}`)).toBe("true");
  const next = jarOf((await visit("/keep", left)).set);
  expect(await wasLeft(`${left}; ${next}`)).toBe("false");
});

test("whoever leaves without a session leaves nothing behind", async () => {
  const { visit } = await startSteps({ "/leave": (customer) => customer.write(null) });
  expect(namesOf((await visit("/leave")).set)).toEqual(allCookies);
});

test("a renewal without an identity token takes the old one away, and without access to the customer API that, too", async () => {
  const { visit } = await startSteps({
    "/renew": (customer) => customer.write({ ...tokens, accessToken: "access-2", idToken: null, customerAccess: null }),
    "/read": read,
  });
  const { set } = await visit("/renew");
  expect(set.filter((cookie) => /^rares-(?:id|customer)=; Max-Age=0/.test(cookie))).toHaveLength(2);
  const { body } = await visit("/read", jarOf(set.filter((cookie) => !/=; Max-Age=0/.test(cookie))));
  expect(JSON.parse(body)).toMatchObject({ accessToken: "access-2", idToken: null, customerAccess: null });
});

test("tokens that haven't changed aren't sealed again", async () => {
  const { visit } = await startSteps({ "/keep": keep, "/again": keep });
  const jar = jarOf((await visit("/keep")).set);
  const again = await visit("/again", jar);
  expect([again.status, namesOf(again.set)]).toEqual([200, new Set(["rares-customer"])]);
});

test("a session that is only looked at once the answer has begun doesn't disturb it", async () => {
  const { ask } = await startTestShop({
    render: async (_req, res, { customer }) => {
      res.write("begun, ");
      res.end(JSON.stringify(await customer.read()));
    },
  });
  const { status, body } = await ask("/late", { headers: { cookie: "signed-in=2000000000000" } });
  expect({ status, body }).toEqual({ status: 200, body: "begun, null" });
});

test("a session that was left, and is only looked at once the answer has begun, doesn't disturb it either", async () => {
  const { ask } = await startTestShop({
    render: async (req, res, { customer }) => {
      if (req.path === "/keep") await customer.write(tokens);
      if (req.path === "/leave") await customer.write(null);
      if (req.path === "/late") res.write("begun, ");
      res.end(JSON.stringify(await customer.read()));
    },
  });
  const setBy = async (path: string, cookie = "") => (await ask(path, { headers: { cookie } })).headers["set-cookie"] ?? [];
  const kept = jarOf(await setBy("/keep"));
  const left = jarOf((await setBy("/leave", kept)).filter((cookie) => cookie.startsWith("rares-left=")));
  const { status, body } = await ask("/late", { headers: { cookie: `${kept}; ${left}` } });
  expect({ status, body }).toEqual({ status: 200, body: "begun, null" });
});
