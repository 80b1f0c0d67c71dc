import { expect, onTestFinished, test, vi } from "vitest";
import type { PendingSignIn } from "#server/services/session/session-tokens.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createPendingSignIns } from "./create-pending-sign-ins.ts";

const signIn = (number: number, changes: Partial<PendingSignIn> = {}): PendingSignIn => ({
  codeVerifier: `verifier-${number}`,
  state: `state-${number}`,
  nonce: `nonce-${number}`,
  returnTo: "/cart",
  ...changes,
});

/** A browser whose every visit begins a sign-in, ends one or shows those that have begun; it keeps what it is given. */
async function startBrowser() {
  const signIns = createPendingSignIns({ secrets: ["s".repeat(40)], isHttps: false });
  const steps = new Map<string, PendingSignIn>();
  const { ask } = await startTestShop({
    render: async (req, res) => {
      const begun = steps.get(req.path);
      const [, ended] = /^\/end\/(.+)$/.exec(req.path) ?? [];
      if (begun) await signIns.add(req, res, begun);
      if (ended !== undefined) await signIns.remove(req, res, ended);
      res.send(JSON.stringify(await signIns.read(req)));
    },
  });
  let cookie = "";
  let set: string[] = [];
  async function visit(path: string) {
    const answer = await ask(path, { headers: { cookie } });
    set = answer.headers["set-cookie"] ?? [];
    for (const line of set) cookie = line.split(";")[0] ?? "";
    return answer.body;
  }
  return {
    begin(pending: PendingSignIn) {
      const path = `/begin/${steps.size}`;
      steps.set(path, pending);
      return visit(path);
    },
    end: (state: string) => visit(`/end/${state}`),
    begun: async (): Promise<PendingSignIn[]> => JSON.parse(await visit("/begun")),
    cookie: () => cookie,
    lastSet: () => set,
  };
}

const statesOf = (begun: PendingSignIn[]) => begun.map(({ state }) => state);

test("what a sign-in has to bring back is kept sealed, for ten minutes and for each tab [shop-3.2]", async () => {
  const browser = await startBrowser();
  await browser.begin(signIn(1));
  expect(browser.lastSet()).toEqual([expect.stringMatching(/^rares-sign-in=[^;]+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/)]);
  expect(browser.cookie()).not.toMatch(/verifier|state|nonce/);
  await browser.begin(signIn(2, { returnTo: "/parts" }));
  expect(await browser.begun()).toMatchObject([signIn(1), signIn(2, { returnTo: "/parts" })]);
});

test("of many tabs the last four can go on", async () => {
  const browser = await startBrowser();
  for (const number of [1, 2, 3, 4, 5, 6]) await browser.begin(signIn(number));
  expect(statesOf(await browser.begun())).toEqual(["state-3", "state-4", "state-5", "state-6"]);
});

test("of addresses that don't fit into one cookie the oldest give way, never the newest", async () => {
  const browser = await startBrowser();
  const returnTo = `/${"a".repeat(900)}`;
  for (const number of [1, 2, 3]) await browser.begin(signIn(number, { returnTo }));
  expect(statesOf(await browser.begun())).toEqual(["state-2", "state-3"]);
  expect(browser.cookie().length).toBeLessThan(4000);
  await browser.begin(signIn(4, { returnTo: `/${"a".repeat(2600)}`, codeVerifier: "v" })).catch(() => undefined);
  expect(statesOf(await browser.begun()).at(-1)).toBe("state-4");
});

test("one that has come back is gone, the others stay, and after the last one so is the cookie", async () => {
  const browser = await startBrowser();
  await browser.begin(signIn(1));
  await browser.begin(signIn(2));
  await browser.end("state-1");
  expect(statesOf(await browser.begun())).toEqual(["state-2"]);
  await browser.end("state-9");
  expect(statesOf(await browser.begun())).toEqual(["state-2"]);
  await browser.end("state-2");
  expect(browser.lastSet()).toEqual([expect.stringMatching(/^rares-sign-in=; Max-Age=0/)]);
  expect(await browser.begun()).toEqual([]);
});

test("one that took longer than ten minutes is over, though another keeps the cookie alive", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const browser = await startBrowser();
  await browser.begin(signIn(1));
  vi.setSystemTime(Date.now() + 9 * 60_000);
  await browser.begin(signIn(2));
  expect(statesOf(await browser.begun())).toEqual(["state-1", "state-2"]);
  vi.setSystemTime(Date.now() + 60_000);
  expect(statesOf(await browser.begun())).toEqual(["state-2"]);
});

test.each([{ returnTo: "//evil.example" }, { returnTo: "https://evil.example/" }, { codeVerifier: "" }, { state: "" }, { nonce: "" }])(
  "what no sign-in of ours began is none: %j",
  async (changes) => {
    const browser = await startBrowser();
    await browser.begin(signIn(1, changes));
    const isPage = changes.returnTo?.startsWith("/") ?? false;
    expect(await browser.begun()).toHaveLength(isPage ? 1 : 0);
  },
);
