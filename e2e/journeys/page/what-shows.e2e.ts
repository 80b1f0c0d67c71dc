import { expect, type Locator, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { setTextSize } from "../../support/browser/text-size.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { signIn } from "../../support/steps/sign-in.ts";

const phone = { width: 390, height: 844 };

test("clothes say nothing of the vehicle that they fit, in lists and on their own page", async ({ page }) => {
  await openWithAllParts(page, "/parts/apparel/mens/t-shirts");
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  const fit = /Universal fit|No fitment data|vehicle specific|fits your vehicle/i;
  await expect(main.getByRole("article").filter({ hasText: fit })).toHaveCount(0);
  await main.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await expect(main.getByText(fit)).toHaveCount(0);
});

test("a saving is told whole on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/search?q=brake");
  const savings = page.getByRole("main").getByText(/^Save \$/);
  expect(await savings.count()).toBeGreaterThan(0);
  for (const saving of await savings.all())
    expect(await saving.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test("a brand's name is told whole on every card, whatever the screen", async ({ page }) => {
  const cutNames = (cards: Locator) =>
    cards.evaluateAll((articles) => {
      const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight;
      const brands = articles.flatMap((article) => [...article.querySelectorAll(":scope > a, :scope > p:has(+ h3)")]);
      return { count: brands.length, cut: brands.filter(isCut).map(({ textContent }) => textContent) };
    });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/search?q=nardoo+brake", "/search?q=nardoo+brake&view=list"]) {
      await page.goto(path);
      const { count, cut } = await cutNames(page.getByRole("main").getByRole("article"));
      expect(count).toBeGreaterThan(4);
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.goto("/search?q=nardoo+brake");
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  // A part is remembered with what stands below its first screen.
  await expect(page.getByRole("heading", { name: "Recommended for You" })).toBeAttached();
  await page.setViewportSize(phone);
  await page.goto("/cart");
  const small = page.getByRole("region", { name: "Recently viewed" }).getByRole("article");
  await expect(small).toHaveCount(1);
  const { count, cut } = await cutNames(small);
  expect(count).toBe(1);
  expect(cut, "on small cards").toEqual([]);
});

test("every order of a list is told whole on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/search?q=brake");
  const spare = await page
    .getByRole("main")
    .getByRole("combobox", { name: "Sort by" })
    .evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const ruler = document.createElement("canvas").getContext("2d");
      if (!ruler) return -1;
      ruler.font = font;
      const words = Math.max(...[...select.options].map(({ text }) => ruler.measureText(text).width));
      return select.clientWidth - words - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test("colours to choose from have a swatch beside their names", async ({ page }) => {
  await page.goto(`/products/${stressCases.universalSixVariants}`);
  const colours = page.getByRole("group", { name: "Colour" });
  const swatches = await colours.locator("[data-swatch]").evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(swatches.length).toBe(6);
  expect(new Set(swatches).size).toBe(6);
});

test("a brand is named once at the head of its page, by its mark", async ({ page }) => {
  await page.goto("/brands/ironbark-panelworks");
  const heading = page.getByRole("heading", { level: 1, name: "Ironbark Panelworks" });
  await expect(heading.getByRole("img")).toBeVisible();
  expect((await heading.innerText()).trim()).toBe("");
});

test("every department on the page of all categories has a picture", async ({ page }) => {
  await page.goto("/parts");
  const departments = page.getByRole("main").getByRole("heading", { level: 2 });
  const pictures = page.getByRole("main").locator("li > div img");
  expect(await pictures.count()).toBe(await departments.count());
});

test("where colours are forced the chosen view can be told from the other", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/parts/brakes");
  const linesOf = (name: string) => page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await linesOf("Grid view")).toBe("solid");
  expect(await linesOf("List view")).toBe("none");
});

test("where colours are forced a switch shows whether it is on", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await page.emulateMedia({ forcedColors: "active" });
  const knobOf = async (path: string) => {
    await page.goto(path);
    const limit = page.getByRole("main").getByRole("switch", { name: /^Only parts that fit/ });
    return limit.evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
  };
  const [on, off] = [await knobOf("/parts/brakes"), await knobOf("/parts/brakes?fits=all")];
  expect(on).not.toBe("none");
  expect(off).not.toBe(on);
});

test("on paper questions stand with their answers, and a brand's story is told to its end", async ({ page }) => {
  await page.goto(`/products/${stressCases.leftHandTwin}`);
  const answer = page.getByRole("region", { name: "Questions and answers" }).locator("details > div").first();
  await expect(answer).toBeAttached();
  await page.emulateMedia({ media: "print" });
  expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
  const story = page.getByRole("region", { name: "About the brand" }).getByText(/^Panels come in primer/);
  const isCut = await story.evaluate((text) => {
    const frame = text.closest("div");
    return frame !== null && frame.scrollHeight > frame.clientHeight + 1;
  });
  expect(isCut).toBe(false);
});

test("where colours are forced no bar stands under the entries of the menu", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/newsletter");
  const entries = page.getByRole("navigation", { name: "Main menu" }).locator("li, a, button").filter({ visible: true });
  expect(await entries.count()).toBeGreaterThan(10);
  const barred = await entries.evaluateAll((all) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasBar = ({ borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor }: CSSStyleDeclaration) =>
      borderBlockEndStyle !== "none" && Number.parseFloat(borderBlockEndWidth) > 1 && borderBlockEndColor !== ground;
    return all
      .filter((entry) => [null, "::before", "::after"].some((part) => hasBar(getComputedStyle(entry, part))))
      .map(({ textContent }) => textContent);
  });
  expect(barred).toEqual([]);
});

test("where colours are forced the chosen tab, page and option can be told from the others, and no bar stands under the rest", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/products/${stressCases.leftHandTwin}`);
  const [chosen, other] = [page.getByRole("tab", { name: "Specifications" }), page.getByRole("tab", { name: "Details & Care" })];
  const linesOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await linesOf(chosen)).toBe("solid");
  expect(await linesOf(other)).toBe("none");
  const [bar, ground] = await other.evaluate((tab) => [
    getComputedStyle(tab).borderBlockEndColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(bar, "drawn in the ground's own colour").toBe(ground);
  await page.goto("/garage");
  expect(await linesOf(page.getByRole("link", { name: "By hand" }))).toBe("solid");
  expect(await linesOf(page.getByRole("link", { name: "Number plate" }))).toBe("none");
});

test("on a phone with text twice as large the stores leave room to type, and states stand apart from their counts", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/stores");
  await setTextSize(page, 32);
  const field = await page.getByLabel("Postcode or suburb").boundingBox();
  expect(field?.width, "room to type").toBeGreaterThan(160);
  const overlaps = await page.locator("summary:has(h2)").evaluateAll(
    (heads) =>
      heads.filter((head) => {
        const [name, count] = [...head.children].map((part) => part.getBoundingClientRect());
        return !name || !count || (name.right > count.left && name.bottom > count.top + 1);
      }).length,
  );
  expect(overlaps, "states' names over their counts").toBe(0);
});

for (const standard of [16, 24, 32])
  test(`with text of ${standard} px the logo is whole and nothing of the header lies over anything else, on a phone and a desktop`, async ({
    page,
  }) => {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/newsletter");
      await setTextSize(page, standard);
      const header = page.getByRole("banner");
      const logo = await header.getByRole("link", { name: "Rares" }).first().boundingBox();
      expect(logo?.width, `the logo at ${width} px`).toBeGreaterThan(75);
      const pressed = await header.locator("a, button, form[role=search]").evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.checkVisibility({ opacityProperty: true }) &&
              !each.closest("nav, [popover], dialog") &&
              each.parentElement?.closest("a, button, form") === null,
          )
          .map((each) => ({
            name: each.textContent?.trim() || each.getAttribute("aria-label") || each.tagName,
            box: each.getBoundingClientRect().toJSON(),
          })),
      );
      const overlaps = pressed.flatMap((one, index) =>
        pressed
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 && one.box.left < box.right - 1 && box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1,
          )
          .map(({ name }) => `${one.name} and ${name}`),
      );
      expect(pressed.length).toBeGreaterThan(4);
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });

test("a phone that wants no motion shows that there are more promises", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const second = page.getByRole("region", { name: "Why shop with us" }).getByRole("listitem").nth(1);
  const box = await second.boundingBox();
  expect(box && phone.width - box.x, "of the second promise in view").toBeGreaterThan(30);
});

test("an entry under a mouse that rests where a dropdown was pressed stays closed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { path: "/newsletter" });
  await page.getByRole("button", { name: /^Hi |^Account$/ }).click();
  await page.getByRole("link", { name: "My Details" }).click();
  await expect(page).toHaveURL(/\/account/);
  await page.waitForTimeout(600);
  await expect(page.locator(":popover-open")).toHaveCount(0);
});
