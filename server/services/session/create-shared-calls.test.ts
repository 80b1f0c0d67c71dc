import { expect, test, vi } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { createSharedCalls } from "./create-shared-calls.ts";

type Token = { secret: string };

function setUp(count = 2, keptForMs = 60_000) {
  const shared = fakeSharedStores(count);
  const calls = shared.stores.map((store) =>
    createSharedCalls<Token>({
      store,
      name: "renewal",
      callMs: 5000,
      keptForMs: () => keptForMs,
      toJson: (token) => token,
      fromJson: (json) => (typeof json === "object" && json !== null && "secret" in json ? { secret: String(json.secret) } : null),
      leadsTo: ({ secret }) => secret,
    }),
  );
  const [here, there] = calls;
  if (!here || !there) throw new Error("there are two instances");
  return { ...shared, calls, here, there };
}

test("a call is made once for all instances that ask at once, and for those that are late", async () => {
  const { calls, there } = setUp(3);
  const call = vi.fn<() => Promise<Token>>(async () => ({ secret: "new" }));
  const answers = await Promise.all([...calls, ...calls].map((each) => each.once("old", call)));
  expect(new Set(answers.map(({ secret }) => secret))).toEqual(new Set(["new"]));
  expect(await there.once("old", call)).toEqual({ secret: "new" });
  expect(call).toHaveBeenCalledTimes(1);
});

test("one that failed is made again by the next who asks", async () => {
  const { here, there } = setUp();
  const failing = here.once("old", () => Promise.reject(new Error("down")));
  const next = there.once("old", async () => ({ secret: "new" }));
  await expect(failing).rejects.toThrow("down");
  expect(await next).toEqual({ secret: "new" });
});

test("whoever looks into the store sees neither keys nor results", async () => {
  const { here, contents } = setUp();
  await here.once("old-refresh-token", async () => ({ secret: "new-refresh-token" }));
  expect(contents()).toContain("renewal:");
  expect(contents()).not.toMatch(/refresh-token|secret/);
});

test("names in the store are made of letters that every store takes, one for the result and one that leads back to it", async () => {
  const { here, contents } = setUp();
  await here.once("old", async () => ({ secret: "new" }));
  expect(contents()).toMatch(/^renewal:[\w-]{43}=/m);
  expect(contents()).toMatch(/^before:renewal:[\w-]{43}=renewal:[\w-]{43}$/m);
});

test("what isn't to be kept for any time never comes to the store, which may refuse no time at all", async () => {
  const { here, contents } = setUp(2, 0);
  expect(await here.once("old", async () => ({ secret: "new" }))).toEqual({ secret: "new" });
  expect(contents()).toBe("");
});

test("what was sealed for another call, or isn't whole, is nothing", async () => {
  const { here, there, stores, contents } = setUp();
  await here.once("old", async () => ({ secret: "new" }));
  const name = contents().split("=")[0] ?? "";
  const held = await stores[0]?.read(name);
  for (const value of [Buffer.from("short"), Buffer.from(held?.value ?? "").fill(0, 40), Buffer.alloc(0)]) {
    await stores[0]?.keep(name, value, 60_000);
    expect(await there.find("old")).toBeNull();
  }
});

test("everything that led to a session, and what it was renewed to since, is forgotten for all, and nothing of another one", async () => {
  const { here, there } = setUp();
  for (const step of [1, 2, 3, 4]) await here.once(`a${step}`, async () => ({ secret: `a${step + 1}` }));
  await here.once("b1", async () => ({ secret: "b2" }));
  await there.forgetTowards("a4");
  expect(await Promise.all(["a1", "a2", "a3", "a4", "b1"].map((key) => here.find(key)))).toEqual([
    null,
    null,
    null,
    null,
    { secret: "b2" },
  ]);
});

test("results that lead in a circle are forgotten, too, and that comes to an end", async () => {
  const { here } = setUp();
  await here.once("a", async () => ({ secret: "b" }));
  await here.once("b", async () => ({ secret: "a" }));
  await here.forgetTowards("a");
  expect(await Promise.all(["a", "b"].map((key) => here.find(key)))).toEqual([null, null]);
});
