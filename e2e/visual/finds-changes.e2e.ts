import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import { dressPage, openWhole, photograph, tolerance } from "./looks.ts";

const changes = {
  "a red that is a shade lighter": ":root { --color-signal: oklch(50% 0.19 27); }",
  "a paper that is a shade warmer": ":root { --color-paper: oklch(97% 0.015 85); }",
  "a heading that stands a pixel lower": "h1 { position: relative; inset-block-start: 1px; }",
  "words of another weight": "p { font-weight: 600; }",
  "a corner that is rounder": "button { border-radius: 6px; }",
};

for (const [change, css] of Object.entries(changes))
  test(`${change} is found, and a page that hasn't changed is the same to the pixel`, async ({ page }, testInfo) => {
    await dressPage(page, "light");
    await openWhole(page, "/newsletter");
    const file = testInfo.snapshotPath("the eye", `${change}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await photograph(page));
    const name = ["the eye", `${change}.png`];
    expect(await photograph(page)).toMatchSnapshot(name, tolerance);
    // The page's policy allows no style element of others.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const changed = await photograph(page);
    expect(() => expect(changed).toMatchSnapshot(name, tolerance)).toThrow(/pixels/);
  });

test("a photograph shows the shop's own faces, though they came too late for a page that goes without such", async ({
  page,
  browser,
}, testInfo) => {
  await dressPage(page, "light");
  await openWhole(page, "/newsletter");
  const file = testInfo.snapshotPath("the eye", "faces.png");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await photograph(page, { isWhole: false }));
  const late = await browser.newPage();
  await late.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/font-display:\s*\w+/g, "font-display:optional") });
  });
  await late.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await dressPage(late, "light");
  await openWhole(late, "/newsletter");
  const before = await late.screenshot({ caret: "hide" });
  expect(() => expect(before).toMatchSnapshot(["the eye", "faces.png"], tolerance), "it does go without").toThrow(/pixels|size/);
  expect(await photograph(late, { isWhole: false })).toMatchSnapshot(["the eye", "faces.png"], tolerance);
  await late.close();
});
