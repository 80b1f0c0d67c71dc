import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createLeftBehind } from "./create-left-behind.ts";

/** A browser that is told something and then asks what it was told. */
async function startBrowser(sentences: readonly string[]) {
  const leftBehind = createLeftBehind({ secrets: ["s".repeat(40)], isHttps: false });
  const { ask } = await startTestShop({
    render: async (req, res) => {
      const told = leftBehind(req, res);
      if (req.path === "/keep") await told.keep(sentences);
      res.send(JSON.stringify([await told.take(), res.locals.isPersonalised === true]));
    },
  });
  const visit = async (path: string, cookie = "") => {
    const { body, headers } = await ask(path, { headers: { cookie } });
    return { taken: JSON.parse(body), set: headers["set-cookie"] ?? [] };
  };
  return { visit };
}

test("what was lost is kept sealed for ten minutes, taken once, and makes the answer the visitor's own", async () => {
  const { visit } = await startBrowser(["Two pads are gone."]);
  const { set } = await visit("/keep");
  expect(set).toEqual([expect.stringMatching(/^rares-left-behind=[^;]+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/)]);
  expect(set[0]).not.toContain("pads");
  const told = await visit("/page", set[0]?.split(";")[0]);
  expect(told.taken).toEqual([["Two pads are gone."], true]);
  expect(told.set).toEqual([expect.stringMatching(/^rares-left-behind=; Max-Age=0/)]);
});

test("nothing is kept of nothing, and a page without it is as much everybody's as before", async () => {
  const { visit } = await startBrowser([]);
  expect((await visit("/keep")).set).toEqual([]);
  expect(await visit("/page")).toEqual({ taken: [[], false], set: [] });
});

test("words that somebody else wrote are none of the shop's, and go", async () => {
  const { visit } = await startBrowser([]);
  const { taken, set } = await visit("/page", "rares-left-behind=Ring%20us%20with%20your%20card");
  expect(taken[0]).toEqual([]);
  expect(set).toEqual([expect.stringMatching(/^rares-left-behind=;/)]);
});

test("of more than a cookie holds as much is told as fits, and that there is more", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `${at} "${"–".repeat(60)}" can't be had any more.`);
  const { visit } = await startBrowser(many);
  const { set } = await visit("/keep");
  expect(Buffer.byteLength(set[0] ?? "")).toBeLessThan(4096);
  const [told] = (await visit("/page", set[0]?.split(";")[0])).taken;
  expect(told.length).toBeGreaterThan(5);
  expect([...many.slice(0, told.length - 1), "Other parts of your cart have changed, too."]).toEqual(told);
});
