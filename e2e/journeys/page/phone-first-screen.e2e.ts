import { expect, type Locator, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { roomBesidePlaceholder } from "../../support/browser/placeholder-room.ts";
import { setTextSize } from "../../support/browser/text-size.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { pages } from "../../support/steps/pages.ts";

/** What a phone's first screen owes to whoever stands beside a car with it, in CSS pixels. */
const phone = { width: 390, height: 844 };
const headerMax = 150;
const firstCardMax = 700;

test.use({ viewport: phone, isMobile: true, hasTouch: true });

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the page");
  return { top: box.y, bottom: box.y + box.height };
}

test("the header of a phone leaves the screen to the page, and still says which vehicle the page is about", async ({ page }) => {
  await page.goto("/");
  expect((await boxOf(page.getByRole("banner"))).bottom).toBeLessThanOrEqual(headerMax);
  await expect(page.getByRole("banner").getByRole("link", { name: "Add your vehicle" })).toBeInViewport();
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeInViewport();
});

test("a phone's header shows the question of the search box whole, and what the chosen car is called", async ({ page, context }) => {
  await page.goto("/quick-order");
  const box = page.getByRole("banner").getByPlaceholder("What are you shopping for?");
  expect(await roomBesidePlaceholder(box)).toBeGreaterThanOrEqual(0);
  await rememberGarage(context, [monaro]);
  await page.goto("/quick-order");
  const car = page.getByRole("banner").getByRole("link", { name: "Shopping for 1973 Holden HQ Monaro" });
  const name = car.getByText("1973 Holden HQ Monaro");
  await expect(name.locator("span")).toHaveText("1973 Holden");
  const isWhole = await name.evaluate(async (label) => {
    // The fallback's words are a little wider.
    await document.fonts.ready;
    const words = document.createRange();
    words.selectNodeContents(label.lastChild ?? label);
    const lines = [...words.getClientRects()];
    const box = label.getBoundingClientRect();
    return lines.length > 0 && lines.every(({ right, bottom }) => right <= box.right && bottom <= box.bottom + 1);
  });
  expect(isWhole).toBe(true);
  await expect(car).toBeInViewport();
});

for (const path of ["/parts/brakes", "/parts/body-and-exterior", "/search?q=brake"]) {
  test(`products begin on the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    const firstCard = page.getByRole("main").getByRole("article").first();
    expect((await boxOf(firstCard)).top).toBeLessThan(firstCardMax);
  });
}

for (const width of [320, phone.width]) {
  test(`at ${width} px the example in the box for a car, and in that for a place, is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: phone.height });
    for (const [path, label] of [
      ["/", "Number plate, VIN, chassis number or its name"],
      ["/garage/manual", "Plate, VIN or name"],
      ["/stores", "Postcode or suburb"],
    ] as const) {
      await page.goto(path);
      const box = page.getByRole("main").getByLabel(label);
      expect(await roomBesidePlaceholder(box), path).toBeGreaterThanOrEqual(0);
    }
  });

  test(`at ${width} px a row of promotions shows that there is another one`, async ({ page }) => {
    await page.setViewportSize({ width, height: phone.height });
    await page.goto("/parts/brakes");
    const another = page.getByRole("list", { name: "Promotions" }).getByRole("listitem").nth(1);
    const left = await another.evaluate((item) => item.getBoundingClientRect().left);
    const rowEnd = await another.evaluate((item) => item.parentElement?.getBoundingClientRect().right ?? 0);
    expect(rowEnd - left).toBeGreaterThanOrEqual(24);
  });

  test(`at ${width} px the way back from a page with a long name is one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: phone.height });
    for (const path of ["/assemblies/hq-front-disc-brake-corner", `/products/${stressCases.longTitle}`, pages["an article"]]) {
      await page.goto(path);
      const items = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem").filter({ visible: true });
      await expect(items, path).toHaveCount(1);
      expect((await items.boundingBox())?.height, path).toBeLessThanOrEqual(48);
    }
  });
}

test("a product's title, verdict, price and button are on the first screen", async ({ page }) => {
  await page.goto(`/products/${stressCases.rightHandTwin}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  const button = page.locator("button[form=add-to-cart]");
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = button.locator("..");
  await expect(bar).toContainText("$");
  const verdict = page.getByText(/fits your vehicle|does not fit|Universal fit|Add your vehicle to check/).first();
  expect((await boxOf(verdict)).bottom).toBeLessThan((await boxOf(bar)).top);
});

test("the name of the chosen car is set in words where text is twice as large", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await page.goto("/");
  await setTextSize(page, 32);
  const name = page.getByRole("main").getByRole("heading", { name: "1973 Holden HQ Monaro" });
  const lines = await name.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(3);
});
