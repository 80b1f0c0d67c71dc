import { expect, type Locator, type Page, test } from "@playwright/test";

const screens = [
  { name: "desktop", width: 1440, height: 900, products: 5, stories: 3 },
  { name: "tablet", width: 820, height: 1180, products: 3, stories: 2 },
  { name: "phone", width: 390, height: 844, products: 1, stories: 1 },
];

const section = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name }).or(sectionTitled(page, name)).first();
const sectionTitled = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** How many entries of a list stand whole beside its first one. */
const inFirstRow = (list: Locator) =>
  list.evaluate((element) => {
    const room = element.getBoundingClientRect();
    const places = [...element.children].map((entry) => entry.getBoundingClientRect());
    return places.filter(({ top, left, right }) => top === places[0]?.top && left >= room.left - 1 && right <= room.right + 1).length;
  });

for (const { name, width, height, products, stories } of screens)
  test(`on a ${name} products stand ${products} in a row and stories ${stories} [shop-9.34]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const shelf = section(page, "Recommended for You").getByRole("list").first();
    await shelf.scrollIntoViewIfNeeded();
    await expect.poll(() => inFirstRow(shelf)).toBe(products);
    await page.goto("/content-hub");
    const cards = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.getByText("Learn More") })
      .first();
    await cards.scrollIntoViewIfNeeded();
    await expect.poll(() => inFirstRow(cards)).toBe(stories);
  });

test("the announcements stand above the header, and the logo and Home lead home [shop-2.91] [shop-2.92]", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/parts");
  const announcements = page.getByRole("complementary", { name: "Announcements" });
  const header = page.getByRole("banner");
  const [above, below] = [await announcements.boundingBox(), await header.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(announcements.getByRole("link").first()).toHaveAttribute("href", /^\//);
  await expect(header.getByRole("link", { name: /Rares/ })).toHaveAttribute("href", "/");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("pictures are offered in the widths of their places [shop-9.37]", async ({ page }) => {
  await page.goto("/");
  const offered = (within: Locator) => within.locator("img").first().getAttribute("srcset");
  expect(await offered(page.getByRole("main").getByRole("article").first())).toMatch(/width=216|\/216x/);
  expect(await offered(section(page, "Shop all Categories"))).toMatch(/width=250|\/250x0/);
  expect(await offered(section(page, "On now"))).toMatch(/width=600|\/600x0/);
  expect(await offered(section(page, "From the workshop"))).toMatch(/width=500|\/500x0/);
});
