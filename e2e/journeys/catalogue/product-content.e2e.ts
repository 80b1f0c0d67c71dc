import { expect, type Locator, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const shirt = `/products/${stressCases.oneVariantOut}`;

/** A product that a bench recommends with a video, as its own page says. */
async function recommendedProduct(page: Page): Promise<string> {
  await page.goto("/experts/the-cooling-bench");
  const shelf = page.getByRole("region", { name: "Parts for: Flush before you fit" });
  return (await shelf.locator('a[href^="/products/"]').first().getAttribute("href")) ?? "";
}

/** Waits until a later part has taken its HTML over: before that its links are plain ones. */
async function waitForCode(link: Locator): Promise<void> {
  await link.hover();
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")))).toBe(true);
}

test("a product's size guide opens over the page, in centimetres first and in eighths of an inch on request [shop-2.60] [shop-2.62]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openHydrated(page, shirt);
  const link = page.getByRole("group", { name: "Size", exact: true }).getByRole("link", { name: "Size guide" });
  await waitForCode(link);
  await link.click();
  const guide = page.getByRole("dialog", { name: "Size guide" });
  const row = guide.getByRole("row", { name: /^M / });
  await expect(guide.getByRole("table", { name: "First run in centimetres" })).toBeVisible();
  await expect(guide.getByRole("radio", { name: "CM, centimetres" })).toBeChecked();
  await expect(row.getByRole("cell")).toHaveText(["96-101", "53", "72"]);
  await expect(row.getByRole("rowheader")).toHaveText("M");
  await expect(guide.getByRole("columnheader")).toHaveText(["Size", "Fits chest", "Width laid flat", "Back length"]);

  await guide.getByText("INCH", { exact: true }).click();
  await expect(guide.getByRole("status").filter({ hasText: /^Sizes in inches$/ })).toHaveCount(1);
  await expect(guide.getByRole("table", { name: "First run in inches" })).toBeVisible();
  await expect(row.getByRole("cell")).toHaveText(["37 3/4-39 3/4", "20 7/8", "28 3/8"]);
  await expect(guide.getByRole("heading", { name: "How to measure" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(guide.getByRole("radio", { name: "CM, centimetres" })).toBeChecked();
  expect(messages).toEqual([]);
});

test("a bench's video asks nothing of YouTube before it plays, and then takes the place of its buttons [shop-2.43]", async ({ page }) => {
  const messages = watchConsole(page);
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await openHydrated(page, await recommendedProduct(page));
  const advice = page.getByRole("complementary", { name: "From the workshop" });
  await expect(advice.getByRole("link", { name: "The Cooling Bench" })).toHaveAttribute("href", "/experts/the-cooling-bench");
  await expect(advice.getByRole("heading", { name: "Flush before you fit" })).toBeVisible();
  const watch = advice.getByRole("link", { name: "Watch Video" });
  await expect(watch).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await expect(advice.getByRole("link", { name: "Expert Profile" })).toHaveAttribute("href", "/experts/the-cooling-bench");
  expect(asked).toEqual([]);

  await waitForCode(watch);
  await watch.click();
  const player = advice.locator("iframe");
  await expect(player).toHaveAttribute("title", "Flushing a block on the bench");
  await expect(player).toBeFocused();
  await expect(advice.getByRole("link", { name: /Watch Video|Expert Profile/ })).toHaveCount(0);
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1"]);
  expect(messages).toEqual([]);
});

test("a product tells of its brand and answers what shoppers ask, and its bench has a page with the parts it recommends [shop-2.89]", async ({
  page,
}) => {
  await openHydrated(page, shirt);
  const brand = page.getByRole("region", { name: "About the Brand" });
  await expect(brand.getByText("Galah prints shirts, hoodies and caps")).toBeVisible();
  await expect(brand.getByRole("link", { name: "Shop all Galah Garage" })).toHaveAttribute("href", "/brands/galah-garage");
  const questions = page.getByRole("region", { name: "Questions and answers" });
  const answer = questions.getByText("They are pre-shrunk.");
  await expect(answer).toBeHidden();
  await questions.getByText("Do the shirts shrink?").click();
  await expect(answer).toBeVisible();

  await page.getByRole("complementary", { name: "From the workshop" }).getByRole("link", { name: "The Parts Counter" }).click();
  await expect(page).toHaveURL(/\/experts\/the-parts-counter$/);
  await expect(page).toHaveTitle("The Parts Counter | Rares");
  await expect(page.getByRole("heading", { level: 1, name: "The Parts Counter" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Parts for: One size up for the shed" }).getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "Ask the workshop" }).click();
  await expect(page).toHaveURL(/\/experts$/);
  const card = page.getByRole("article").filter({ hasText: "The Hoist" });
  await card.getByRole("button", { name: "Read More" }).click();
  await expect(card.getByRole("button", { name: "Read Less" })).toBeVisible();
});

test("questions stand in the head as a FAQPage, on products and categories that have any and nowhere else", async ({ request }) => {
  const questionsOf = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.slice(0, html.indexOf("</head>")).matchAll(/application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    const page = scripts.map(([, json = ""]) => JSON.parse(json)).find((data) => data["@type"] === "FAQPage");
    return (page?.mainEntity ?? []).map((question: { name: string }) => question.name);
  };
  // The first visitor after a start may get them late.
  const sure = (path: string) => expect.poll(() => questionsOf(path), { message: path });
  await sure(shirt).toEqual(["Which size should I take?", "Do the shirts shrink?", "Can I swap a size?"]);
  await sure(`/products/${stressCases.dearest}`).toContain("Is the engine run before it leaves?");
  await sure("/parts/brakes").toContain("Do I need both sides?");
  expect(await questionsOf("/parts/brakes?page=2")).toEqual([]);
  expect(await questionsOf(`/products/${stressCases.noCarousel}`)).toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the size guide is a page with links for its units, and questions open by themselves", async ({ page }) => {
    await page.goto(shirt);
    await page.getByText("Can I swap a size?").click();
    await expect(page.getByText("Yes, within 30 days, unworn and with its tags.")).toBeVisible();
    await page.getByRole("link", { name: "Size guide" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Size guide");
    await expect(page.getByRole("table", { name: "First run in centimetres" })).toBeVisible();
    await page.getByRole("link", { name: "INCH, inches" }).click();
    await expect(page.getByRole("row", { name: /^XL / }).getByRole("cell")).toHaveText(["42 7/8-45 5/8", "23 5/8", "29 7/8"]);
    await page.getByRole("link", { name: "Back to the product" }).click();
    await expect(page).toHaveURL(new RegExp(`${shirt}$`));
  });
});
