import { expect, type Page, test } from "@playwright/test";
import { e2eAddress } from "../../support/shop/address.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { watchReports } from "../../support/shop/reports.ts";

const brakes = "/parts/brakes";
const brakeDrum = { fitting: /Brake drum, front, Holden HQ–WB/, other: /Brake drum, front, Toyota Corolla/ };

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Garage" });
const openerOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /vehicle|Shopping for/ });
const vehiclesIn = (page: Page) => panelOf(page).getByRole("list", { name: "Your vehicles" }).locator("> li");

/** The garage's own code hears presses once the notifications' place is there. */
async function openWithGarage(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(page.locator("[popover=manual]")).toBeAttached();
}

test("a shopper chooses an HQ Monaro by hand, sees only what fits it, and is told why another part doesn't [shop-4.31]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openWithGarage(page, `${brakes}?page=2`);
  await expect(page.getByRole("main").getByText("Vehicle specific").first()).toBeVisible();

  await test.step("by hand, each step narrowing the next", async () => {
    await openerOf(page).click();
    const panel = panelOf(page);
    await expect(panel.getByRole("heading", { name: "Choose your vehicle" })).toBeVisible();
    await expect(panel.getByLabel("Model", { exact: true })).toBeDisabled();
    await panel.getByLabel("Make").selectOption("Holden");
    await panel.getByLabel("Model", { exact: true }).selectOption("Monaro");
    await panel.getByLabel("Series").selectOption("HQ");
    await panel.getByRole("button", { name: "Show 4 vehicles" }).click();
    await expect(panel.getByRole("heading", { name: "Which one is it?" })).toBeFocused();
    await panel.getByRole("link", { name: "Change what you chose" }).click();
    await expect(panel.getByLabel("Series")).toHaveValue("HQ");
    await panel.getByLabel("Submodel").selectOption("Monaro");
    await panel.getByLabel("Year").selectOption("1973");
    await panel.getByRole("button", { name: "Choose 1973 Holden HQ Monaro", exact: true }).click();
    await expect(panel.getByRole("heading", { name: "Your vehicles" })).toBeFocused();
    await expect(panel.getByRole("status").filter({ hasText: "1973 Holden HQ Monaro" })).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
    await panel.getByRole("button", { name: "Continue Shopping" }).click();
    await expect(openerOf(page)).toBeFocused();
    await expect(openerOf(page)).toContainText("1973 Holden HQ Monaro");
  });

  await test.step("the list has only what fits, until the switch says otherwise", async () => {
    const cards = page.getByRole("main").getByRole("article");
    const fitting = page.getByRole("switch", { name: "Only parts that fit my 1973 Holden HQ Monaro" });
    await expect(fitting).toHaveAttribute("aria-checked", "true");
    await expect(cards.filter({ hasText: "This does not fit your vehicle" })).toHaveCount(0);
    await expect(cards.filter({ hasText: "This fits your vehicle" }).first()).toBeVisible();
    const total = page.getByRole("main").getByText(/^[\d,]+ products$/);
    const count = async () => Number((await total.innerText()).replace(/\D/g, ""));
    const fitCount = await count();
    await fitting.press("Space");
    await expect(page).toHaveURL(/fits=all/);
    await expect(fitting).toHaveAttribute("aria-checked", "false");
    expect(await count()).toBeGreaterThan(fitCount);
    // What fits goes first, so the last page has what doesn't.
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: /^Page \d+$/ })
      .last()
      .click();
    await expect(cards.filter({ hasText: "This does not fit your vehicle" }).first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(fitting).toHaveAttribute("aria-checked", "true");
  });

  await test.step("a part for another car says so, with the reason and a way to those that fit", async () => {
    await page.goto(`/search?q=${encodeURIComponent("brake drum front corolla")}`);
    await page.getByRole("main").getByRole("link", { name: brakeDrum.other }).click();
    const verdict = page.getByRole("region", { name: "This does not fit your vehicle" });
    await expect(verdict).toContainText("Holden HQ Monaro isn't among the vehicles that this part is listed for.");
    await verdict.getByRole("link", { name: "Brake Drums that do fit" }).click();
    await expect(page).toHaveURL(/fits=mine/);
    await page.getByRole("main").getByRole("link", { name: brakeDrum.fitting }).click();
    await expect(page.getByRole("region", { name: "This fits your vehicle" })).toContainText("Front");
  });
  expect(messages).toEqual([]);
});

test("the same car is found by its plate, by its chassis number and by words; a mistake is told while typing or in words after [shop-4.31]", async ({
  page,
}) => {
  await openWithGarage(page, "/newsletter");
  await openerOf(page).click();
  const panel = panelOf(page);

  await panel.getByRole("link", { name: "Number plate" }).click();
  await panel.getByLabel("Number plate").fill("zzz 99 z");
  await expect(panel.getByLabel("State or country")).toHaveValue("NSW");
  await panel.getByRole("button", { name: "Look it up" }).click();
  await expect(panel.getByRole("alert").filter({ hasText: "We couldn't find that plate in NSW" })).toBeVisible();
  await panel.getByLabel("Number plate").fill("1tj-8af");
  await expect(panel.getByLabel("State or country")).toHaveValue("VIC");
  await panel.getByLabel("Number plate").press("Enter");
  await expect(panel.getByText("Is this your car?")).toBeVisible();
  await panel.getByRole("button", { name: "Choose 1973 Holden HQ Monaro" }).click();
  await expect(vehiclesIn(page)).toHaveCount(1);

  await panel.getByRole("link", { name: "VIN or chassis" }).click();
  await panel.getByLabel("VIN or chassis number").fill("87085QH");
  await expect(panel.getByText("7 of the 17 characters of a VIN")).toBeVisible();
  await panel.getByLabel("VIN or chassis number").fill("6FPAAAJGSWWO71213");
  await panel.getByRole("button", { name: "Look it up" }).click();
  await expect(panel.getByRole("alert").filter({ hasText: "O is probably 0" })).toBeVisible();
  await panel.getByLabel("VIN or chassis number").fill("87085QH748515");
  await panel.getByRole("button", { name: "Look it up" }).click();
  await expect(panel.getByText("Holden HQ 1973, chassis number")).toBeVisible();
  await panel.getByRole("link", { name: "It isn’t: choose by hand" }).click();
  await expect(panel.getByLabel("Series")).toHaveValue("HQ");

  await panel.getByRole("searchbox", { name: "Plate, VIN or name" }).fill("hq monaro gts");
  await panel.getByRole("searchbox", { name: "Plate, VIN or name" }).press("Enter");
  await panel.getByRole("button", { name: "Choose Holden HQ Monaro GTS", exact: true }).click();
  await expect(vehiclesIn(page)).toHaveCount(2);
  await expect(openerOf(page)).toContainText("Holden HQ Monaro GTS");
});

test("year and engine that were typed are kept: only cars that had both are offered, and no page asks for them again", async ({ page }) => {
  await openWithGarage(page, "/newsletter");
  await openerOf(page).click();
  const panel = panelOf(page);
  await panel.getByRole("searchbox", { name: "Plate, VIN or name" }).fill("1972 hq monaro 253");
  await panel.getByRole("searchbox", { name: "Plate, VIN or name" }).press("Enter");
  await expect(panel.getByText(/^\d vehicles? for “1972 hq monaro 253”$/)).toBeVisible();
  for (const offer of await panel.getByRole("button", { name: /^Choose / }).all()) {
    await expect(offer).toHaveAccessibleName(/^Choose 1972 Holden HQ Monaro/);
  }
  await panel.getByRole("button", { name: "Choose 1972 Holden HQ Monaro", exact: true }).click();
  await expect(openerOf(page)).toContainText("1972 Holden HQ Monaro");
  await expect(vehiclesIn(page)).toContainText("253 V8");
  await page.goto("/products/coolamon-cooling-heater-core-hq-wb-holden-coo-63353");
  await expect(page.getByRole("region", { name: "This does not fit your vehicle" })).toContainText("Holden red six 149–202 only");
});

test("by keyboard, one vehicle is selected at a time, removing the selected one selects the next in the panel and none on the page, and a reset keeps them all [shop-4.15]", async ({
  page,
  context,
}) => {
  const other = { ...monaro, exactYear: null, isSelected: false };
  await rememberGarage(context, [monaro, { ...other, vehicleId: "31" }, { ...other, vehicleId: "65" }, { ...other, vehicleId: "66" }]);
  await openWithGarage(page, "/newsletter");
  await openerOf(page).press("Enter");
  const panel = panelOf(page);
  const shopFor = (label: string) => panel.getByRole("button", { name: new RegExp(`^Shop(ping)? for it ${label}$`) });
  await expect(vehiclesIn(page)).toHaveCount(4);
  await expect(shopFor("1973 Holden HQ Monaro")).toHaveAttribute("aria-pressed", "true");

  await shopFor("Holden HQ Premier").press("Enter");
  await expect(shopFor("Holden HQ Premier")).toHaveAttribute("aria-pressed", "true");
  await expect(shopFor("1973 Holden HQ Monaro")).toHaveAttribute("aria-pressed", "false");
  await expect(openerOf(page)).toContainText("Holden HQ Premier");

  await panel.getByRole("button", { name: "Remove Holden HQ Premier" }).press("Enter");
  await expect(vehiclesIn(page)).toHaveCount(3);
  await expect(shopFor("1973 Holden HQ Monaro")).toHaveAttribute("aria-pressed", "true");
  await expect(openerOf(page)).toContainText("1973 Holden HQ Monaro");
  await expect(panel.getByRole("heading", { name: "Your vehicles" })).toBeFocused();
  await panel.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(vehiclesIn(page)).toHaveCount(4);
  await expect(openerOf(page)).toContainText("Holden HQ Premier");

  await panel.getByRole("button", { name: "Shop without a vehicle" }).press("Enter");
  await expect(vehiclesIn(page)).toHaveCount(4);
  await expect(panel.locator('[aria-pressed="true"]')).toHaveCount(0);
  await shopFor("1973 Holden HQ Monaro").press("Space");
  await shopFor("1973 Holden HQ Monaro").press("Space");
  await expect(shopFor("1973 Holden HQ Monaro")).toHaveAttribute("aria-pressed", "false");
  await shopFor("Holden HQ Monaro GTS 350").press("Space");
  await panel.getByRole("button", { name: "Forget year" }).press("Enter");
  await expect(panel.getByText("1973")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(openerOf(page)).toContainText("Holden HQ Monaro GTS 350");
  await expect(page.evaluate(() => JSON.parse(localStorage.getItem("garage") ?? "[]").length)).resolves.toBe(4);

  await openWithGarage(page, "/garage/garage");
  await page.getByRole("main").getByRole("button", { name: "Remove Holden HQ Monaro GTS 350" }).press("Enter");
  await expect(page.getByRole("main").getByRole("list", { name: "Your vehicles" }).locator("> li")).toHaveCount(3);
  await expect(page.getByRole("main").getByText("No vehicle is selected")).toBeVisible();
  await expect(openerOf(page)).toContainText("Add your vehicle");
});

test("a garage that cannot be read is an empty one; a vehicle known by its K-type is looked up, and one that nobody knows stays with a warning [shop-8.42] [shop-4.18]", async ({
  page,
  context,
}) => {
  const messages = watchConsole(page);
  const reports = watchReports(page);
  await context.addCookies([{ name: "garage", value: "%7Bnot json", url: e2eAddress.shop }]);
  await page.addInitScript(() => {
    if (localStorage.getItem("garage") === null) localStorage.setItem("garage", '{"no":"array"}');
  });
  await openWithGarage(page, "/newsletter");
  await expect(openerOf(page)).toContainText("Add your vehicle");
  await openerOf(page).click();
  await expect(panelOf(page).getByRole("heading", { name: "Choose your vehicle" })).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => {
    const known = { KtypNr: 9_000_064, make: "Holden", model: "Monaro", series: "HQ", submodel: "Monaro", yearFrom: 1971, yearTo: 1974 };
    localStorage.setItem("garage", JSON.stringify([{ ...known, selected: true }, { make: "Trabant", model: "601", yearFrom: 1964 }, 7]));
  });
  await page.reload();
  await expect(openerOf(page)).toContainText("Holden HQ Monaro");
  await openerOf(page).click();
  await expect(vehiclesIn(page)).toHaveCount(2);
  await expect(vehiclesIn(page).filter({ hasText: "Trabant" })).toContainText("We couldn’t match this vehicle");
  await expect(page.evaluate(() => JSON.parse(localStorage.getItem("garage") ?? "[]")[0].vehicleId)).resolves.toBe("64");
  expect(reports).toEqual([
    { event: "malformed-garage-cookie", detail: "" },
    { event: "malformed-garage", detail: "" },
    { event: "unresolved-vehicle", detail: "no K-type" },
  ]);
  expect(messages).toEqual([]);
});

test("a vehicle known by its K-type alone is resolved, from the cookie and from the storage, and one that nobody knows is told so", async ({
  page,
  context,
}) => {
  const cookie = (entries: string) => context.addCookies([{ name: "garage", value: encodeURIComponent(entries), url: e2eAddress.shop }]);
  await cookie('[{"KtypNr":9000065,"answers":"year:1972","selected":true}]');
  await openWithGarage(page, "/newsletter");
  await expect(openerOf(page)).toContainText("1972 Holden HQ Monaro GTS");

  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("garage", '[{"KtypNr":9000065,"selected":true}]'));
  await page.reload();
  await expect(openerOf(page)).toContainText("Holden HQ Monaro GTS");

  await page.evaluate(() => localStorage.clear());
  for (const unknown of ['[{"id":"99999","selected":true}]', '[{"KtypNr":9999999,"selected":true}]']) {
    await cookie(unknown);
    await openWithGarage(page, "/newsletter");
    await expect(page.getByText("We couldn't match your vehicle to our list.")).toBeVisible();
    await expect(openerOf(page)).toContainText("Add your vehicle");
    await openerOf(page).click();
    await expect(vehiclesIn(page)).toContainText("We couldn’t match this vehicle to our list");
    await expect(page.getByText("A vehicle", { exact: true })).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test("no state of the garage has an accessibility fault that axe can find, in either scheme", async ({ page, context }) => {
  await rememberGarage(context, [
    { ...monaro, answers: { engine: "253 V8" } },
    { ...monaro, vehicleId: "65", isSelected: false },
  ]);
  await openWithGarage(page, "/newsletter");
  await openerOf(page).click();
  const panel = panelOf(page);
  const states = ["My vehicles (2)", "Number plate", "VIN or chassis", "By hand"];
  for (const state of states) {
    await test.step(state, async () => {
      await panel.getByRole("link", { name: state }).click();
      if (state === "Number plate") {
        await panel.getByLabel("Number plate").fill("1TJ8AF");
        await panel.getByRole("button", { name: "Look it up" }).click();
        await expect(panel.getByText("Is this your car?")).toBeVisible();
      }
      if (state === "VIN or chassis") await panel.getByRole("button", { name: "Look it up" }).click();
      if (state === "By hand") await expect(panel.getByLabel("Make")).toBeVisible();
      await expectNoAxeFaults(page, [390]);
    });
  }
  await panel.getByLabel("Make").selectOption("Mini");
  await panel.getByRole("button", { name: "Show 11 vehicles" }).click();
  await expect(panel.getByRole("heading", { name: "Which one is it?" })).toBeVisible();
  await expectNoAxeFaults(page, [1440]);
});

test("on a phone, the one vehicle that the last step leaves comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openWithGarage(page, brakes);
  await openerOf(page).click();
  const panel = panelOf(page);
  await panel.getByLabel("Make").selectOption("Holden");
  await panel.getByLabel("Model", { exact: true }).selectOption("Monaro");
  await panel.getByLabel("Series").selectOption("HQ");
  await panel.getByLabel("Submodel").selectOption("Monaro");
  await expect(panel.getByRole("button", { name: /^Choose .*Holden HQ Monaro$/ })).toBeInViewport({ ratio: 1 });
});
