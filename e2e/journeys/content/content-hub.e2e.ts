import { expect, type Locator, type Page, test } from "@playwright/test";
import { idOf, uuidOf } from "#sandbox/vendors/storyblok/authoring/story-identity.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("navigation", { name: "Filter the content hub" });
const trail = (page: Page) => page.getByRole("navigation", { name: "Breadcrumbs" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until a later part has taken its HTML over: before that its links are plain ones. */
async function waitForCode(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")))).toBe(true);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hub is filtered by plain links, one filter after another, and every choice can be taken back", async ({ page }) => {
    await page.goto("/content-hub");
    await filters(page)
      .getByRole("link", { name: /^Brakes/ })
      .click();
    await expect(page).toHaveURL("/content-hub/category/brakes");
    await expect(title(page)).toHaveText("Brakes");
    await expect(page).toHaveTitle("Brakes | Rares");
    const cards = main(page).getByRole("article");
    const brakes = await cards.count();
    expect(brakes).toBeGreaterThan(3);

    await filters(page)
      .getByRole("link", { name: /^Cooling/ })
      .click();
    await expect(page).toHaveURL("/content-hub/category/brakes/cooling");
    expect(await cards.count()).toBeGreaterThan(brakes);
    await filters(page)
      .getByRole("link", { name: /^Videos/ })
      .click();
    await expect(page).toHaveURL("/content-hub/type/videos/category/brakes/cooling");
    await expect(title(page)).toHaveText("Brakes and Cooling: Videos");
    const chosen = filters(page).locator('a[aria-current="true"]');
    await expect(chosen).toHaveCount(3);
    await expect(main(page).getByText("3 stories, newest first")).toBeVisible();
    await expect(cards).toHaveCount(3);

    await chosen.filter({ hasText: "Brakes" }).click();
    await expect(page).toHaveURL("/content-hub/type/videos/category/cooling");
    await cards.first().getByRole("link", { name: "Flushing a block that has stood for years" }).click();
    await expect(title(page)).toHaveText("Flushing a block that has stood for years");
    const watch = main(page).getByRole("link", { name: "Watch Video" });
    await expect(watch).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
    await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Engine" }).click();
    await expect(page).toHaveURL("/content-hub/category/engine");
    await filters(page).getByRole("link", { name: "Clear all filters" }).click();
    await expect(page).toHaveURL("/content-hub");
  });
});

test("a video of Vimeo's plays in its tile once it is pressed, and asks nobody before", async ({ page }) => {
  const messages = watchConsole(page);
  const asked: string[] = [];
  await page.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await openHydrated(page, "/content-hub/videos/a-walk-along-the-parts-counter");
  const watch = main(page).getByRole("link", { name: "Watch Video" });
  await expect(watch).toHaveAttribute("href", "https://vimeo.com/1084537");
  await waitForCode(watch);
  expect(asked).toEqual([]);
  await watch.click();
  await expect(main(page).locator("iframe")).toBeFocused();
  await expect.poll(() => asked).toEqual(["https://player.vimeo.com/video/1084537?dnt=1&autoplay=1"]);
  expect(messages).toEqual([]);
});

test("the hub leads to an article with its author, a video plays in its tile, and a legend is told three levels deep [shop-2.42] [shop-2.94]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.route(/youtube|ytimg|google/, (route) => route.fulfill({ contentType: "text/html", body: "<title>player</title>" }));
  await openHydrated(page, "/content-hub");

  await test.step("the featured article names who wrote it, and phones go without", async () => {
    const featured = main(page).getByRole("article").filter({ hasText: "Featured article" });
    await expect(featured.getByText("Written by")).toBeVisible();
    await expect(featured.getByRole("link", { name: "The Brake Bench" })).toHaveAttribute("href", "/experts/the-brake-bench");
    await featured.getByRole("button", { name: "Read More" }).click();
    await expect(featured.getByText("have a workshop look over your work")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(featured).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("a tile's buttons give way to the film", async () => {
    const tile = main(page).getByRole("listitem").filter({ hasText: "Two people, a padded jack" });
    const watch = tile.getByRole("link", { name: "Watch Video" });
    await expect(tile.getByText("By The Panel Bay")).toBeVisible();
    await expect(tile.getByRole("link", { name: "Expert Profile" })).toHaveAttribute("href", "/experts/the-panel-bay");
    await waitForCode(watch);
    await watch.click();
    await expect(tile.locator("iframe")).toHaveAttribute("src", /\/embed\/[\w-]{11}\?rel=0&autoplay=1$/);
    await expect(tile.getByRole("link", { name: /Watch Video|Expert Profile/ })).toHaveCount(0);
  });

  await test.step("a legend's chapters stand below it", async () => {
    await main(page).getByRole("link", { name: "HQ Monaro", exact: true }).click();
    await expect(page).toHaveURL("/legends/hq-monaro");
    await expect(page).toHaveTitle("HQ Monaro, 1971 to 1974 | Rares");
    await main(page).getByRole("link", { name: "The HQ engine bay" }).click();
    await expect(title(page)).toHaveText("The HQ engine bay");
    await main(page).getByRole("link", { name: "253 and 308: telling them apart" }).click();
    await expect(page).toHaveURL("/legends/hq-monaro/engines/253-and-308");
    await expect(trail(page).getByRole("link")).toHaveText(["Legends", "HQ Monaro", "The HQ engine bay"]);
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText("253 and 308: telling them apart");
    await trail(page).getByRole("link", { name: "Legends" }).click();
    await expect(page).toHaveURL("/legends");
    await expect(title(page)).toHaveText("Legends");
  });

  await test.step("an unknown filter is a page that could not be found", async () => {
    await page.goto("/content-hub/category/no-such-topic");
    await expect(page.getByText("This page could not be found")).toBeVisible();
  });
  expect(messages).toEqual([]);
});

test("every story stands at one address of its own and says what it is", async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    const scripts = [...html.slice(0, html.indexOf("</head>")).matchAll(/application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    const types = scripts.map(([, json = ""]) => JSON.parse(json)["@type"]);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(e2eAddress.shop, "");
    return { status: answer.status(), location: answer.headers()["location"], types, canonical, html };
  };

  for (const id of [
    idOf("brands/ironbark-panelworks"),
    uuidOf("brands/ironbark-panelworks"),
    uuidOf("content/brands/ironbark-panelworks"),
  ]) {
    expect(await ask(`/brands/${id}?page=2`)).toMatchObject({ status: 301, location: "/brands/ironbark-panelworks?page=2" });
  }
  for (const [path, location] of [
    ["/home", "/"],
    ["/products", "/parts"],
    ["/content/brands", "/brands"],
    ["/content-hub/articles", "/content-hub/type/articles"],
    ["/content-hub/videos?page=2", "/content-hub/type/videos?page=2"],
  ] as const) {
    expect(await ask(path), path).toMatchObject({ status: 301, location });
  }
  for (const [path, types] of [
    ["/content-hub/articles/set-gaps-before-paint", ["Article", "BreadcrumbList"]],
    ["/content-hub/videos/hanging-a-door", ["VideoObject", "BreadcrumbList"]],
    ["/legends/hq-monaro/engines", ["BreadcrumbList"]],
    ["/content/brands/ironbark-panelworks", ["BreadcrumbList"]],
    ["/content-hub/make/holden", ["BreadcrumbList"]],
    ["/promotions/trim-week", ["BreadcrumbList"]],
  ] as const) {
    expect(await ask(path), path).toMatchObject({ status: 200, canonical: path, types });
  }
  const several = await ask("/content-hub/make/holden/category/brakes");
  expect(several).toMatchObject({ status: 200, canonical: "/content-hub/category/brakes/make/holden" });
  expect(several.html).toContain('<meta name="robots" content="noindex');
  for (const path of [
    "/content-hub/category",
    "/content-hub/colour/red",
    "/content-hub/category/brakes/no-such-topic",
    "/content-hub/articles/no-such-article",
    "/navigation-menus/footer",
    "/content/categories/brakes",
    "/legends/hq-monaro/engines/no-such-engine",
  ]) {
    const missing = await ask(path);
    expect(missing.status, path).toBe(404);
    expect(missing.html, path).toContain("This page could not be found");
  }
  const sitemap = await (await request.get("/sitemaps/pages.xml")).text();
  for (const path of [
    "/legends/datsun-1600/drivetrain/l-series",
    "/content-hub/videos/hanging-a-door",
    "/content/brands/polyjack",
    "/experts/the-hoist",
  ]) {
    expect(sitemap).toContain(`<loc>${e2eAddress.shop}${path}</loc>`);
  }
  expect(sitemap).not.toMatch(/navigation-menus|website-banner|content\/(?!brands\/)/);
});
