import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { addedPanel, keptCart } from "../../support/steps/cart-steps.ts";

const path = "/assemblies/hq-front-disc-brake-corner";
const garage = (id: string, label: string) => ({
  name: "garage",
  value: encodeURIComponent(JSON.stringify([{ id, label, answers: "", selected: true }])),
});

async function drive(page: Page, id: string, label: string, baseURL: string | undefined) {
  await page.context().addCookies([{ ...garage(id, label), url: baseURL ?? "" }]);
}

const rowOf = (page: Page, number: number) => page.locator(`li[data-part="${number}"]`);
const numberOf = (page: Page, number: number) =>
  page.getByRole("navigation", { name: "Parts on the drawing" }).locator(`[data-part="${number}"]`);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("numbers and lines lead to each other and light up together, with the keyboard too", async ({ page }) => {
      await openHydrated(page, path);
      await waitForParts(page);
      const outline = () => rowOf(page, 4).evaluate((row) => getComputedStyle(row).outlineStyle);
      expect(await outline()).toBe("none");
      await numberOf(page, 4).focus();
      expect(await outline()).toBe("solid");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${path}#part-4`);
      await expect(rowOf(page, 4)).toBeInViewport();
      await rowOf(page, 4)
        .getByRole("link", { name: /show .* on the drawing/ })
        .press("Enter");
      await expect(page).toHaveURL(`${path}#number-4`);
      await expect(numberOf(page, 4)).toBeInViewport();
    });

    test("the whole corner goes into the cart with one press and one request, and each part is counted", async ({ page, baseURL }) => {
      await drive(page, "64", "Holden HQ Monaro", baseURL);
      await openHydrated(page, path);
      await waitForParts(page);
      const button = page.getByRole("button", { name: /^Add all \d+ parts$/ });
      const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
      expect(count).toBeGreaterThan(3);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && /\/api\/cart/.test(request.url())) calls.push(request.url());
      });
      await button.click();
      await expect(page).toHaveURL(/\/cart/);
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Brake" }).first()).toBeVisible();
      expect(calls).toHaveLength(1);
      await expect
        .poll(() =>
          page.evaluate(
            () => (Reflect.get(window, "dataLayer") ?? []).filter((entry: { event?: string }) => entry.event === "add_to_cart").length,
          ),
        )
        .toBe(count);
    });

    test("what is not for the shopper's car stays out, and the page says so", async ({ page, baseURL }) => {
      await drive(page, "641", "Chrysler VH Charger", baseURL);
      await page.goto(path);
      await expect(rowOf(page, 4)).toContainText("Left out: not listed for your vehicle");
      await expect(page.getByText(/left out: not for your vehicle|None of these parts/)).toBeVisible();

      // For quite another car only the brake fluid is left.
      await drive(page, "866", "Mini ADO15 Mk I Mini", baseURL);
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Add 1 part", exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Add it to a project" })).toBeVisible();
    });
  });
}

for (const width of [390, 820, 1440]) {
  for (const javaScriptEnabled of [false, true]) {
    test.describe(`at ${width} px, with${javaScriptEnabled ? "" : "out"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test("one line of a drawing goes into the cart, in the number that it needs", async ({ page, baseURL }) => {
        const messages = watchConsole(page);
        await drive(page, "64", "Holden HQ Monaro", baseURL);
        if (javaScriptEnabled) await openHydrated(page, path);
        else await page.goto(path);
        if (javaScriptEnabled) await waitForParts(page);
        const row = rowOf(page, 4);
        const needed = Number(/× (\d+)/.exec((await row.getByRole("heading").textContent()) ?? "")?.[1] ?? 1);
        await row.getByRole("button", { name: needed === 1 ? /^Add to Cart / : new RegExp(`^Add ${needed} to Cart `) }).click();
        await expect(javaScriptEnabled ? addedPanel(page) : page.getByRole("heading", { level: 1, name: /^Your cart/ })).toBeVisible();
        const { lines } = await keptCart(page);
        expect(lines).toMatchObject([{ quantity: needed, attributes: [{ key: "Vehicle" }] }]);
        expect(messages).toEqual([]);
      });
    });
  }
}

test("cars, categories and parts lead to the drawings that they sit on", async ({ page }) => {
  await page.goto("/assemblies");
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) }),
  ).toHaveCount(28);
  await page.goto("/vehicles/holden/hq-monaro");
  await page.getByRole("link", { name: "HQ–HZ Holden front disc brake corner" }).click();
  await expect(page).toHaveURL(path);
  await rowOf(page, 4).getByRole("link").nth(1).click();
  await expect(page.getByRole("region", { name: "Where this part sits" }).getByRole("link").first()).toBeVisible();
  await page.goto("/parts/brakes/disc-brakes");
  await expect(page.getByRole("link", { name: /See where it sits/ }).first()).toBeVisible();
});

test("pages of assemblies have no accessibility fault that axe can find", async ({ page }) => {
  for (const address of ["/assemblies", path]) {
    await openHydrated(page, address);
    await waitForParts(page);
    await expectNoAxeFaults(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a number leads to its line, and the corner is added by a plain form", async ({ page, baseURL }) => {
    await drive(page, "64", "Holden HQ Monaro", baseURL);
    await page.goto(path);
    await numberOf(page, 3).click();
    await expect(page).toHaveURL(`${path}#part-3`);
    await page.getByRole("button", { name: /^Add all/ }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("main")).toContainText("Disc rotor", { ignoreCase: true });
  });

  test("the whole corner goes into a project", async ({ page, baseURL }) => {
    await drive(page, "64", "Holden HQ Monaro", baseURL);
    await page.goto(path);
    const count = Number(/\d+/.exec((await page.getByRole("button", { name: /^Add all/ }).textContent()) ?? "")?.[0]);
    await page.getByRole("link", { name: "Add all to a project" }).click();
    await page.getByLabel("Name").fill("Front left");
    await page.getByRole("button", { name: "Add to project" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Front left" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Parts of this project" }).locator("> li")).toHaveCount(count);
  });
});
