import { expect, test } from "@playwright/test";
import { comparePictures } from "./compare-pictures.ts";
import { dressPage, openWhole, photograph } from "./looks.ts";

const changes = {
  "a red that is a shade lighter": ":root { --color-signal: oklch(50% 0.19 27); }",
  "a paper that is a shade warmer": ":root { --color-paper: oklch(97% 0.015 85); }",
  "a heading that stands a pixel lower": "h1 { position: relative; inset-block-start: 1px; }",
  "words of another weight": "p { font-weight: 600; }",
  "a corner that is rounder": "button { border-radius: 6px; }",
};

const differing = async (before: Buffer, after: Buffer) => (await comparePictures(before, after)).differing;

for (const [change, css] of Object.entries(changes))
  test(`${change} is found, and a page that hasn't changed is the same to the pixel`, async ({ page }) => {
    await dressPage(page);
    await openWhole(page, "/newsletter");
    const before = await photograph(page);
    expect(before.equals(await photograph(page)), "the same pixels are the same file").toBe(true);
    // The page's policy allows no style element of others.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    expect(await differing(before, await photograph(page))).toBeGreaterThan(0);
  });

test("a photograph shows the shop's own faces, though they came too late for a page that goes without such", async ({ page, browser }) => {
  await dressPage(page);
  await openWhole(page, "/newsletter");
  const faces = await photograph(page, { isWhole: false });
  const late = await browser.newPage();
  await late.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/font-display:\s*\w+/g, "font-display:optional") });
  });
  await late.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await dressPage(late);
  await openWhole(late, "/newsletter");
  expect(await differing(faces, await late.screenshot({ caret: "hide" })), "it does go without").toBeGreaterThan(0);
  expect(await differing(faces, await photograph(late, { isWhole: false }))).toBe(0);
  await late.close();
});
