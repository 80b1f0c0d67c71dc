import { expect, type Locator, type Page, test } from "@playwright/test";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForHydration, waitForParts } from "../../support/browser/hydrated.ts";

const longPage = "/pages/refunds-and-exchanges";
const onThisPage = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const currentLink = (page: Page) => onThisPage(page).locator('[aria-current="location"]');
const section = (page: Page, name: string) => page.getByRole("region", { name });
const hashOf = (page: Page) => new URL(page.url()).hash;

/** Waits for the part of the page that comes when it is quiet. */
async function openFollowed(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.mouse.move(5, 5);
  await waitForParts(page);
}

/** The page glides there. */
async function waitUntilAtTop(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 80)).toBe(true);
}

test("the address follows the section in view without filling the history, is bare again at the top, and leads back there when it is opened [shop-2.35]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.goto("/pages/warranty");
  await openFollowed(page, longPage);
  const entries = await page.evaluate(() => history.length);
  expect(hashOf(page)).toBe("");
  await expect(currentLink(page)).toHaveCount(0);

  await test.step("scrolling", async () => {
    const before = await section(page, "What cannot come back").evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight / 10);
      return Math.round(scrollY);
    });
    await expect.poll(() => hashOf(page)).toBe("#what-cannot-come-back");
    await expect(currentLink(page)).toHaveText("What cannot come back");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => hashOf(page)).toBe("#asked-often");
    await page.evaluate((top) => scrollTo(0, top), before);
    await expect.poll(() => hashOf(page)).toBe("#what-cannot-come-back");
    expect(await page.evaluate(() => Math.round(scrollY)), "the page stays where the shopper scrolled it").toBe(before);
    await page.evaluate(() => scrollTo(0, 99));
    await expect.poll(() => hashOf(page)).toBe("");
    await expect(currentLink(page)).toHaveCount(0);
  });

  await test.step("a link, by keyboard", async () => {
    await onThisPage(page).getByRole("link", { name: "Core charges" }).focus();
    await page.keyboard.press("Enter");
    await waitUntilAtTop(section(page, "Core charges"));
    await expect.poll(() => hashOf(page)).toBe("#core-charges");
    await expect(currentLink(page)).toHaveText("Core charges");
    await page.keyboard.press("Tab");
    await expect(section(page, "Asked often").locator("summary").first()).toBeFocused();
  });

  await test.step("the address, opened again", async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await waitForHydration(page);
    await waitUntilAtTop(section(page, "Core charges"));
    await expect(currentLink(page)).toHaveText("Core charges");
    expect(hashOf(page)).toBe("#core-charges");
    await page.goBack();
    await expect(page).toHaveURL(/\/pages\/warranty$/);
  });
  expect(messages).toEqual([]);
});

test("the hero's words are no higher than the picture beside them", async ({ page }) => {
  for (const width of [1024, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const hero = page.getByRole("group", { name: "Highlights" });
    const picture = await hero.getByRole("img").first().boundingBox();
    const board = await hero.boundingBox();
    expect(Math.round(board?.height ?? 0) - Math.round(picture?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test("the hero turns every ten seconds, but not under the pointer, while it has the focus, when it was stopped, or for whoever wants no motion [shop-9.16]", async ({
  page,
}) => {
  const hero = page.getByRole("group", { name: "Highlights" });
  const shown = hero.locator('[aria-current="true"]');
  const openHero = async () => {
    await page.goto("/");
    await page.mouse.move(5, 5);
    await waitForParts(page);
  };
  await page.clock.install();
  await openHero();
  await page.clock.runFor(9_000);
  await expect(shown).toHaveAccessibleName(/^Show banner 1/);
  await page.clock.runFor(1_500);
  await expect(shown).toHaveAccessibleName(/^Show banner 2/);

  await hero.hover();
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName(/^Show banner 2/);
  await shown.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName(/^Show banner 2/);

  await hero.getByRole("button", { name: "Stop turning the banners" }).click();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName(/^Show banner 2/);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHero();
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName(/^Show banner 1/);
  await expect(hero.getByRole("button", { name: /turn/i })).toHaveCount(0);
});

test("on a phone the promises move on every five seconds and come round again, but not under a finger, while they have the focus, when they were stopped, or for whoever wants no motion; elsewhere all of them stand still [shop-9.17]", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const messages = watchConsole(page);
  const strip = page.getByRole("region", { name: "Why shop with us" });
  const promises = strip.getByRole("listitem");
  const shown = () => strip.getByRole("list").evaluate((list) => list.scrollLeft / list.clientWidth);
  const openStrip = async () => {
    await page.goto("/");
    await waitForParts(page);
    await strip.scrollIntoViewIfNeeded();
  };
  await page.clock.install();
  await openStrip();
  const stop = strip.getByRole("button", { name: "Stop moving our promises on" });
  const height = await strip.evaluate((element) => element.clientHeight);
  const count = await promises.count();
  // The clock has run by itself while the page was opened: up to two seconds of the first five on a busy machine.
  await page.clock.runFor(3_000);
  expect(await shown()).toBe(0);
  for (let turn = 1; turn <= count; turn += 1) {
    await page.clock.runFor(turn === 1 ? 2_500 : 5_000);
    await expect.poll(shown).toBe(turn % count);
  }
  await expect(promises.first()).toBeInViewport({ ratio: 0.9 });
  expect(await strip.evaluate((element) => element.clientHeight)).toBe(height);

  await strip.dispatchEvent("touchstart");
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(0);
  await strip.dispatchEvent("touchend");
  await page.clock.runFor(5_500);
  await expect.poll(shown).toBe(1);

  await strip.getByRole("list").focus();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(1);
  await page.keyboard.press("Tab");
  await expect(stop).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStrip();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(0);
  await expect(stop).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 820, height: 1180 });
  await openStrip();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(0);
  for (let index = 0; index < count; index += 1) await expect(promises.nth(index)).toBeInViewport({ ratio: 0.9 });
  await expect(strip.getByRole("list")).not.toHaveAttribute("tabindex");
  expect(messages).toEqual([]);
  await context.close();
});

test("banners step between their ends, one at a time on a phone and five on a desktop, and never by themselves [shop-2.39]", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/promotions");
  await waitForParts(page);
  const shelf = page.getByRole("region", { name: "Shop by job" });
  await shelf.scrollIntoViewIfNeeded();
  const previous = shelf.getByRole("button", { name: "Previous" });
  const next = shelf.getByRole("button", { name: "Next" });
  const banners = shelf.getByRole("listitem");
  await expect(previous).toBeDisabled();
  await expect(banners.nth(4)).toBeInViewport({ ratio: 0.9 });
  await expect(banners.nth(5)).not.toBeInViewport();
  await page.clock.runFor(30_000);
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await expect(banners.last()).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize({ width: 390, height: 844 });
  await shelf.scrollIntoViewIfNeeded();
  await previous.focus();
  await expect(async () => {
    if (await previous.isEnabled()) await page.keyboard.press("Enter");
    await expect(previous).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(banners.first()).toBeInViewport({ ratio: 0.9 });
  await expect(banners.nth(1)).not.toBeInViewport();
  await expect(banners.first().getByRole("link")).toHaveAttribute("href", "/parts/brakes");
});

test("brands stand under their letters in chunks of twenty, and a long introduction opens and closes, on a slow phone too [shop-9.29] [shop-2.95]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await openHydrated(page, "/brands");
  const index = page.getByRole("region", { name: "All brands" });
  const sizes = await index.locator("h3").evaluateAll((letters) => {
    const chunks = new Map<Element | null | undefined, number>();
    for (const letter of letters) {
      const group = letter.parentElement;
      const chunk = group?.parentElement;
      chunks.set(chunk, (chunks.get(chunk) ?? 0) + (group?.querySelectorAll("a").length ?? 0));
    }
    return [...chunks.values()];
  });
  expect(sizes).toEqual([20, 20, 10]);
  await expect(index.getByRole("link", { name: "Z", exact: true })).toHaveCount(0);
  await index.getByRole("link", { name: "S", exact: true }).click();
  await expect(index.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(index.getByRole("link", { name: "Saltbush Suspension" })).toHaveAttribute("href", "/brands/saltbush-suspension");

  const more = page.getByRole("button", { name: "Read More" });
  const words = page.getByText("After one part rather than one maker?");
  await more.scrollIntoViewIfNeeded();
  await expect(words).not.toBeInViewport();
  await more.press("Enter");
  await expect(words).toBeInViewport();
  const less = page.getByRole("button", { name: "Read Less" });
  await expect(less).toBeFocused();
  await less.press("Enter");
  await expect(words).not.toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sections are plain anchors, and nothing of a text is cut", async ({ page }) => {
    await page.goto("/pages/faq");
    await expect(page.getByText("Longer answers live on their own pages")).toBeVisible();
    await onThisPage(page).getByRole("link", { name: "Returns and warranty" }).click();
    await expect(section(page, "Returns and warranty").getByRole("heading")).toBeInViewport();
    expect(hashOf(page)).toBe("#returns-and-warranty");
  });
});
