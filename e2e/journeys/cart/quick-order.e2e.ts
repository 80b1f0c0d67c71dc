import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForHydration } from "../../support/browser/hydrated.ts";
import { keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

type Listed = { title: string; partNumber: string; hasVariants: boolean };

/** Parts of which there are plenty, each with a number to paste. */
async function pastedParts(page: Page, query = "collection=brakes"): Promise<Listed[]> {
  const handles = new Set((await plentifulProducts(page, query)).map(({ title }) => title));
  const { products }: { products: Listed[] } = await (await page.request.get(`/api/search/products?${query}`)).json();
  const found = products.filter(({ title, hasVariants }) => handles.has(title) && !hasVariants).slice(0, 3);
  expect(found).toHaveLength(3);
  return found;
}

const box = (page: Page) => page.getByRole("textbox", { name: "Part numbers and quantities" });
const found = (page: Page) => page.getByRole("list", { name: "Parts that we found" }).locator("> li");

/** A list as it comes from a mail and a spreadsheet at once. */
const listOf = ([one, two, three]: Listed[]) =>
  `Part number\tQty\n${one?.partNumber.toLowerCase().replaceAll(/[^a-z0-9]/g, " ")}\t2\n3x ${two?.partNumber}\n${three?.partNumber}\nXX-404-ZZ x 9\nand thanks a lot`;

for (const width of [390, 1440]) {
  test(`a pasted list becomes a cart with one press and one request, and what isn't found is explained, at ${width} px`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    const parts = await pastedParts(page);
    await openHydrated(page, "/cart");
    await page.getByRole("link", { name: "Add parts by their numbers" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quick order" })).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    await box(page).fill(listOf(parts));
    await page.getByRole("button", { name: "Find these parts" }).press("Enter");
    await expect(page.getByRole("heading", { name: "3 of 5 lines found" })).toBeVisible();
    await expect(found(page)).toHaveCount(3);
    await expect(page.getByText("No part that we sell has the number XX-404-ZZ.")).toBeVisible();
    await expect(page.getByText("We can't see a part number in this line.")).toBeVisible();
    await expect(box(page)).toHaveValue(/and thanks a lot/);
    await expectNoAxeFaults(page, [width]);

    const third = found(page).nth(2);
    await third.getByRole("spinbutton").fill("4");
    const order = page.locator("form").filter({ has: page.getByRole("button", { name: "Add all to cart" }) });
    const sent = await order.evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form instanceof HTMLFormElement ? form : undefined)].map(([name, value]) => [
          name,
          typeof value === "string" ? value : "",
        ]),
      ),
    );
    await page.getByRole("button", { name: "Add all to cart" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const { lines } = await keptCart(page);
    expect(lines.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([2, 3, 4]);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
    expect(messages).toEqual([]);
    const added = await page.evaluate(
      () => (window.dataLayer ?? []).filter((entry: object) => "event" in entry && entry.event === "add_to_cart").length,
    );
    expect(added, "whoever counts hears of each part").toBe(3);

    // A second press, or the same form once more by whatever way.
    const again = await page.request.post("/quick-order", { form: sent, headers: { "sec-fetch-site": "same-origin" } });
    expect(again.url()).toMatch(/\/cart$/);
    expect((await keptCart(page)).totalQuantity).toBe(9);
  });
}

test("a list is still there for who looks at one of its parts and goes back", async ({ page }) => {
  const [one, two] = await pastedParts(page);
  await openHydrated(page, "/quick-order");
  await box(page).fill(`${one?.partNumber} x 2\n${two?.partNumber}`);
  await page.getByRole("button", { name: "Find these parts" }).click();
  await waitForHydration(page);
  await found(page).nth(1).getByRole("checkbox").uncheck();
  await found(page).nth(0).getByRole("spinbutton").fill("7");
  const link = found(page).nth(0).getByRole("link");
  await expect(link.locator("span").first(), "a word that is kept whole is underlined too").toHaveCSS("text-decoration-line", "underline");
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: one?.title ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "2 of 2 lines found" })).toBeVisible();
  await expect(found(page).nth(0).getByRole("spinbutton")).toHaveValue("7");
  await expect(found(page).nth(1).getByRole("checkbox")).not.toBeChecked();
  await expect(box(page)).toHaveValue(new RegExp(`${one?.partNumber} x 2`));
});

test("what comes in several versions is said to need its own page before all of it is added", async ({ page }) => {
  const [one] = await pastedParts(page);
  await openHydrated(page, "/quick-order");
  await box(page).fill(`${one?.partNumber}\nKUR-80004 x 3`);
  await page.getByRole("button", { name: "Find these parts" }).click();
  await expect(page.getByRole("heading", { name: "2 of 2 lines found" })).toBeVisible();
  await expect(page.getByText("1 can’t be added from here: see why at each.")).toBeVisible();
  await expect(found(page).nth(1)).toContainText("Comes in several versions: choose on its page");
  await expect(found(page).nth(1).getByRole("spinbutton")).toHaveCount(0);
  await box(page).fill("KUR-80004 x 3");
  await page.getByRole("button", { name: "Find these parts" }).click();
  await expect(page.getByText("None of these can be added from here: see why at each.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add all to cart" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a file is read, a line can be left out, and each part says for which car it is", async ({ page, context }) => {
    await rememberGarage(context, [{ ...monaro, answers: { engine: "253 V8" } }]);
    const parts = await pastedParts(page, "collection=brakes&fits=mine&vehicleId=64&answers=engine:253%20V8");
    const csv = `\uFEFFSKU,Description,Qty\n${parts.map(({ partNumber, title }, at) => `"${partNumber}","${title.replaceAll('"', "")}, new",${at + 1}`).join("\n")}`;
    await page.goto("/quick-order");
    await page
      .getByLabel("Or a CSV or text file")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "utf8") });
    await page.getByRole("button", { name: "Find these parts" }).click();
    await expect(page.getByRole("heading", { name: "3 of 3 lines found" })).toBeVisible();
    await found(page).nth(0).getByRole("checkbox").uncheck();
    await page.getByRole("button", { name: "Add all to cart" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    expect((await keptCart(page)).lines.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([2, 3]);
  });

  test("what can't be taken says why, and nothing that was typed is lost", async ({ page }) => {
    await page.goto("/quick-order");
    await box(page).fill("   ");
    await page.getByRole("button", { name: "Find these parts" }).click();
    await expect(page.getByText("Paste your part numbers first.")).toBeVisible();
    const long = `${"WP-253\n".repeat(500)}<script>alert(1)</script> 1`;
    await box(page).fill(long);
    await page.getByRole("button", { name: "Find these parts" }).click();
    await expect(page.getByText("A list has at most 500 lines; this one has 501.")).toBeVisible();
    expect((await box(page).inputValue()).replaceAll("\r", "")).toBe(long);
    await page
      .getByLabel("Or a CSV or text file")
      .setInputFiles({ name: "list.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from([80, 75, 3, 4, 0, 0, 255]) });
    await page.getByRole("button", { name: "Find these parts" }).click();
    await expect(page.getByText("We can't read that file.")).toBeVisible();
  });
});
