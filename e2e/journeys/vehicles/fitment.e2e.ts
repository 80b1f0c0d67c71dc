import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import type { VehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import { fillCart } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";

const heaterCore = "/products/coolamon-cooling-heater-core-hq-wb-holden-coo-63353";
const guard = `/products/${stressCases.leftHandTwin}`;
const notForMonaros = "/products/brolga-brakes-brake-drum-front-corolla-ke30-ke70-toyota-bro-18026";

const verdictOf = (page: Page, title: string) => page.getByRole("region", { name: title });

test("a product page asks the one question that settles whether the part fits, remembers the answer and takes it back", async ({
  page,
  context,
}) => {
  const messages = watchConsole(page);
  await rememberGarage(context, [monaro]);
  await openHydrated(page, heaterCore);
  const question = page.getByRole("group", { name: "Which engine is in your car?" });
  await waitForParts(page);
  await question.getByRole("button", { name: "253 V8" }).click();
  const not = verdictOf(page, "This does not fit your vehicle");
  await expect(not).toContainText("but it asks for this: Holden red six 149–202 only");
  await expect(not.getByText("This does not fit your vehicle")).toBeFocused();
  await not.getByRole("button", { name: "Undo" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "red 202 I6" }).click();
  await page.getByRole("group", { name: "Does your car have air conditioning?" }).getByRole("button", { name: "No" }).click();
  await expect(verdictOf(page, "This fits your vehicle")).toBeVisible();

  await page.reload();
  await expect(verdictOf(page, "This fits your vehicle")).toBeVisible();
  await page.goto(`${heaterCore}?hide_fitment=true`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(verdictOf(page, "This fits your vehicle")).toHaveCount(0);
  expect(messages).toEqual([]);
});

test("what is known of the car decides what the list of parts that fit it shows", async ({ page, context }) => {
  const pumps = "/parts/cooling-and-heating/water-pumps?fits=mine";
  const ask = async (answers: VehicleAnswers) => {
    await rememberGarage(context, [{ ...monaro, answers }]);
    await page.goto(pumps);
    await expect(page.getByRole("heading", { level: 1, name: "Water Pumps" })).toBeVisible();
    return page.getByRole("main").getByRole("article").count();
  };
  const open = await ask({});
  const settled = await ask({ engine: "253 V8", airConditioning: "Without A/C" });
  expect(settled).toBeLessThan(open);
  await expect(page.getByText("This does not fit your vehicle")).toHaveCount(0);
});

test("a cart says which of its parts doesn't fit the selected vehicle", async ({ page, context }) => {
  const product = await (await page.request.get(`/api${notForMonaros}`)).json();
  await fillCart(page, [{ variantId: product.variants[0].id }]);
  await openHydrated(page, "/cart");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByText("Not listed for")).toHaveCount(0);
  await rememberGarage(context, [monaro]);
  await openHydrated(page, "/cart");
  await expect(page.getByRole("main").getByRole("article").getByText("Not listed for your Holden HQ Monaro.")).toBeVisible();
});

test("an answer that is given before any script is there is remembered all the same", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await page.goto(heaterCore, { waitUntil: "commit" });
  await page.getByRole("button", { name: "253 V8" }).click();
  await expect(verdictOf(page, "This does not fit your vehicle")).toBeVisible();
  await page.goto(heaterCore, { waitUntil: "networkidle" });
  await expect(verdictOf(page, "This does not fit your vehicle")).toBeVisible();
});

test("verdicts and the list of vehicles have no accessibility fault that axe can find", async ({ page, context }) => {
  await openHydrated(page, guard);
  await expect(verdictOf(page, "This product is vehicle specific. Add your vehicle to check if it fits.")).toBeVisible();
  await page.getByRole("link", { name: /^Fits \d+ vehicles$/ }).click();
  await expect(page.getByRole("row", { name: /Holden HQ Monaro/ })).toBeVisible();
  await rememberGarage(context, [monaro]);
  for (const [path, title] of [
    [heaterCore, "Fits your vehicle with conditions"],
    [guard, "This fits your vehicle"],
    [notForMonaros, "This does not fit your vehicle"],
  ] as const) {
    await openHydrated(page, path);
    await expect(verdictOf(page, title)).toBeVisible();
    await expectNoAxeFaults(page, [390]);
  }

  await test.step("a car is looked for in a long list with the keyboard, and Back brings the whole list again", async () => {
    await openWithAllParts(page, `/products/${stressCases.manyApplications}#fits`);
    const box = page.getByRole("searchbox", { name: "Find a vehicle in this list" });
    await box.fill("monaro hq");
    await box.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /^\d+ of 300 vehicles match “monaro hq”\.$/ })).toBeVisible();
    await expect(page).toHaveURL(/\?fits=monaro\+hq#fits$/);
    await expect(box).toBeFocused();
    await expect(page.locator("#fits tbody").getByRole("row")).toHaveCount(1);
    await expectNoAxeFaults(page, [390]);
    await box.fill("zzzz");
    await box.press("Enter");
    await expect(page.getByText("None of the 300 vehicles in this list matches “zzzz”.")).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue("monaro hq");
    await expect(page.locator("#fits tbody").getByRole("row")).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cards and product pages carry the right verdict, a question is answered by its form, and the list of vehicles is all there", async ({
    page,
    context,
  }) => {
    await rememberGarage(context, [monaro]);
    await page.goto("/parts/brakes?fits=all&sort=created-descending");
    await expect(page.getByRole("banner")).toContainText("1973 Holden HQ Monaro");
    await expect(page.getByRole("article").filter({ hasText: "This does not fit your vehicle" }).first()).toBeVisible();
    await page.getByRole("switch", { name: /Only parts that fit my 1973 Holden HQ Monaro/ }).click();
    await expect(page).toHaveURL(/fits=mine/);
    await expect(page.getByRole("article").filter({ hasText: "This fits your vehicle" }).first()).toBeVisible();
    await expect(page.getByText("This does not fit your vehicle")).toHaveCount(0);

    await page.goto(notForMonaros);
    await expect(verdictOf(page, "This does not fit your vehicle")).toBeVisible();
    await page.goto(heaterCore);
    await page.getByRole("button", { name: "253 V8" }).click();
    await expect(page).toHaveURL(heaterCore);
    await expect(verdictOf(page, "This does not fit your vehicle")).toBeVisible();

    await page.goto(`/products/${stressCases.manyApplications}`);
    await page.getByRole("link", { name: "Fits 300 vehicles" }).click();
    await expect(page.getByRole("row", { name: /Holden FX 48-215/ })).toBeVisible();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("row", { name: /Holden/ }).first()).toBeVisible();
    await expect(page.getByRole("row", { name: /Holden FX 48-215/ })).toHaveCount(0);
    await page.getByRole("searchbox", { name: "Find a vehicle in this list" }).fill("fx 1950");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByRole("row", { name: /Holden FX 48-215/ })).toBeVisible();
    await expect(page.locator("#fits tbody").getByRole("row")).toHaveCount(1);
  });

  test("a vehicle is chosen by hand or found by its plate, selected and removed, on a page that no search engine lists and no cache keeps", async ({
    page,
  }) => {
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Add your vehicle/ })
      .click();
    await page.getByLabel("Make").selectOption("Holden");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Model", { exact: true }).selectOption("Monaro");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Series").selectOption("HQ");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Show 4 vehicles" }).click();
    await page.getByRole("button", { name: "Choose Holden HQ Monaro", exact: true }).click();
    await expect(page.getByRole("banner")).toContainText("Holden HQ Monaro");

    await page.getByRole("link", { name: "Number plate" }).click();
    await page.getByLabel("Number plate").fill("VJ98RT");
    await page.getByRole("button", { name: "Look it up" }).click();
    await page.getByRole("button", { name: "Choose 1974 Holden HQ Premier" }).click();
    await expect(page.getByRole("banner")).toContainText("1974 Holden HQ Premier");
    await page.getByRole("button", { name: "Shop for it Holden HQ Monaro", exact: true }).click();
    await expect(page.getByRole("banner")).toContainText("Holden HQ Monaro");
    await page.getByRole("button", { name: "Remove Holden HQ Monaro" }).click();
    await expect(page.getByRole("banner")).toContainText("Add your vehicle");
    await expect(page.getByRole("list", { name: "Your vehicles" }).locator("> li")).toHaveCount(1);

    const answer = await page.request.get("/garage");
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    expect((await page.request.get("/garage/no-such-state")).status()).toBe(404);
  });
});

test("the last vehicle that a form takes out stays out on the next page", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await openWithAllParts(page, "/newsletter");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("garage"))).toContain("Monaro");
  await openWithAllParts(page, "/garage/garage");
  await page.getByRole("main").getByRole("button", { name: "Remove 1973 Holden HQ Monaro" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("garage"))).toBe("[]");
  await openWithAllParts(page, "/newsletter");
  await expect(page.getByRole("banner")).toContainText("Add your vehicle");
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: "garage" }));
});
