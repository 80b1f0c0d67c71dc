import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { brandBudget, cartBudget, holdOtherScripts, measureVisit, visitBudget, visitorBudget } from "../../../bench/visit/visit-weight.ts";
import { waitForHydration } from "../../support/browser/hydrated.ts";

const kinds = {
  "a product": `/products/${stressCases.universalSixVariants}`,
  "a product without a choice": `/products/${stressCases.manyApplications}`,
  "a category": "/parts/body-and-exterior",
  "a search": "/search?q=brake",
  "the front page": "/",
  "the cart": "/cart",
  "all makes": "/vehicles",
  "a make": "/vehicles/holden",
  "a car": "/vehicles/holden/hq-monaro",
  "a vehicle's list": "/vehicles/64/holden-hq-monaro/brakes",
  "a brand's category": "/brands/ironbark-panelworks/body-and-exterior/body-panels",
  "the projects": "/projects",
} as const;

const idleBytesOf = (kind: string) =>
  kind.startsWith("a product") ? visitBudget.productIdleBytes : (kind === "the cart" ? cartBudget : visitBudget).idleBytes;

for (const [kind, path] of Object.entries(kinds)) {
  test(`all the scripts of ${kind}, until it is idle, stay within the budget`, async ({ page }) => {
    const { interactive, idle } = await measureVisit(page, path);
    test.info().annotations.push({ type: "weight", description: JSON.stringify({ kind, interactive, idle }) });
    expect(interactive.files).toBeGreaterThan(2);
    expect(interactive.bytes, "bytes before it is interactive").toBeLessThanOrEqual(visitBudget.interactiveBytes);
    expect(idle.bytes, "bytes until it is idle").toBeLessThanOrEqual(idleBytesOf(kind));
    expect(idle.files, "files until it is idle").toBeLessThanOrEqual(visitBudget.idleFiles);
  });
}

const seen = [
  ["a product", "who has chosen a store"],
  ["a category", "who has chosen a store"],
  ["the front page", "who has chosen a store"],
  ["a product", "who looks at it for long"],
  ["a category", "who looks at it for long"],
  ["the front page", "who looks at it for long"],
  ["a product without a choice", "who adds to the cart"],
  ["a product without a choice", "who comes back with a cart"],
  ["the front page", "who comes back with a cart"],
] as const;

for (const [kind, visitor] of seen) {
  test(`all the scripts of ${kind} for a visitor ${visitor} stay within the budget`, async ({ page }) => {
    const { interactive, idle } = await measureVisit(page, kinds[kind], visitor);
    test.info().annotations.push({ type: "weight", description: JSON.stringify({ kind: `${kind}, ${visitor}`, interactive, idle }) });
    const more = visitorBudget[visitor];
    expect(interactive.bytes, "bytes before it is interactive").toBeLessThanOrEqual(visitBudget.interactiveBytes);
    expect(idle.bytes, "bytes until it is idle").toBeLessThanOrEqual(idleBytesOf(kind) + more.bytes);
    expect(idle.files, "files until it is idle").toBeLessThanOrEqual(visitBudget.idleFiles + more.files);
  });
}

test("all the scripts of a brand's own page, until it is idle, stay within its budget", async ({ page }) => {
  const { interactive, idle } = await measureVisit(page, "/brands/ironbark-panelworks");
  test.info().annotations.push({ type: "weight", description: JSON.stringify({ kind: "a brand", interactive, idle }) });
  expect(interactive.bytes, "bytes before it is interactive").toBeLessThanOrEqual(visitBudget.interactiveBytes);
  expect(idle.bytes, "bytes until it is idle").toBeLessThanOrEqual(brandBudget.idleBytes);
  expect(idle.files, "files until it is idle").toBeLessThanOrEqual(brandBudget.idleFiles);
});

test("all the scripts of a project, until it is idle, stay within the budget", async ({ page }) => {
  const data = { intent: "create", name: "Dad’s HQ", vehicle: null };
  const begun = await page.request.post("/api/projects", { data, headers: { "sec-fetch-site": "same-origin" } });
  const { id }: { id: string } = await begun.json();
  const { products }: { products: { variantId: string }[] } = await (await page.request.get("/api/search/products?q=brake")).json();
  const lines = products.map(({ variantId }) => ({ variantId, quantity: 1 }));
  await page.request.post("/api/projects", { data: { intent: "add", id, lines }, headers: { "sec-fetch-site": "same-origin" } });
  const { interactive, idle } = await measureVisit(page, `/projects/${id}`);
  test.info().annotations.push({ type: "weight", description: JSON.stringify({ kind: "a project", interactive, idle }) });
  expect(interactive.bytes, "bytes before it is interactive").toBeLessThanOrEqual(visitBudget.interactiveBytes);
  expect(idle.bytes, "bytes until it is idle").toBeLessThanOrEqual(visitBudget.idleBytes);
  expect(idle.files, "files until it is idle").toBeLessThanOrEqual(visitBudget.idleFiles);
});

/** Opens a page with nothing but the scripts that count as its first; what it asks for as a new document is written down. */
async function openWithFirstScripts(page: Page, path: string) {
  const release = await holdOtherScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await waitForHydration(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return { release, documents };
}

async function pressHeart(page: Page): Promise<void> {
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Save .* to wishlist$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
}

test("a product's own controls answer with the scripts that count before it is interactive", async ({ page }) => {
  const { release, documents } = await openWithFirstScripts(page, kinds["a product"]);
  const main = page.getByRole("main");
  const quantity = main.getByRole("spinbutton", { name: "Quantity" });
  const oneMore = String(Number(await quantity.inputValue()) + 1);
  await main.getByRole("button", { name: "One more" }).first().click();
  await expect(quantity).toHaveValue(oneMore);
  await pressHeart(page);
  const choice = main.locator("#choose").getByRole("link").first();
  await choice.click();
  await expect(page).toHaveURL(/\?/);
  release();
  await expect(choice).toHaveAttribute("aria-current", "true");
  await expect(quantity).toHaveValue(oneMore);
  expect(documents, "nothing was answered by a new document").toEqual([]);
});

for (const kind of ["a category", "a search"] as const) {
  test(`the list of ${kind} answers with the scripts that count before it is interactive`, async ({ page }) => {
    const { release, documents } = await openWithFirstScripts(page, kinds[kind]);
    const main = page.getByRole("main");
    await pressHeart(page);
    const box = main.getByRole("group", { name: "Filters" }).getByRole("checkbox").first();
    await box.check();
    await expect(page).toHaveURL(/[?&](?:category|vendor)=/);
    await main.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    release();
    await expect(main.getByRole("list", { name: "Active filters" })).toBeVisible();
    await expect(box).toBeChecked();
    expect(documents, "nothing was answered by a new document").toEqual([]);
  });
}

test("the front page's own controls answer with the scripts that count before it is interactive", async ({ page }) => {
  const { documents } = await openWithFirstScripts(page, kinds["the front page"]);
  await page.getByRole("button", { name: "Stop turning the banners" }).click();
  await expect(page.getByRole("button", { name: "Turn the banners again" })).toBeVisible();
  const marker = page.getByRole("button", { name: /^Show banner 2/ });
  await marker.click();
  await expect(marker).toHaveAttribute("aria-current", "true");
  expect(documents, "nothing was answered by a new document").toEqual([]);
});
