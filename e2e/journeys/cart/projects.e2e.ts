import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForHydration } from "../../support/browser/hydrated.ts";
import { countedAdditions, keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { signIn } from "../../support/steps/sign-in.ts";

type Listed = { title: string; partNumber: string; variantId: string; hasVariants: boolean };

const sameSite = { "sec-fetch-site": "same-origin" };
const main = (page: Page) => page.getByRole("main");
const lines = (page: Page) => main(page).getByRole("list", { name: "Parts of this project" }).locator("> li");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const lineOf = (page: Page, title: string) => lines(page).filter({ hasText: title });

/** Parts of which there are plenty, each without a choice. */
async function someParts(page: Page): Promise<Listed[]> {
  const titles = new Set((await plentifulProducts(page, "collection=brakes")).map(({ title }) => title));
  const { products }: { products: Listed[] } = await (await page.request.get("/api/search/products?collection=brakes")).json();
  const found = products.filter(({ title, hasVariants }) => titles.has(title) && !hasVariants).slice(0, 3);
  expect(found).toHaveLength(3);
  return found;
}

const handleOf = async (page: Page, { partNumber }: Listed): Promise<string> => {
  const { lines: found }: { lines: { matches: { handle: string }[] }[] } = await (
    await page.request.post("/api/parts-list", { data: { list: partNumber }, headers: sameSite })
  ).json();
  return found[0]?.matches[0]?.handle ?? "";
};

/** A project as another page would have made it. */
async function makeProject(page: Page, name: string, parts: Listed[]): Promise<string> {
  const call = async (data: object): Promise<{ id: string }> => {
    const answer = await page.request.post("/api/projects", { data, headers: sameSite });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const { id } = await call({ intent: "create", name, vehicle: { vehicleId: "64", label: "1973 Holden HQ Monaro" } });
  if (parts.length > 0)
    await call({ intent: "add", id, lines: parts.map(({ variantId }, at) => ({ variantId, quantity: at + 1, state: "need", note: "" })) });
  return id;
}

for (const width of [390, 1440]) {
  test(`a part for another car is named at its line and beside the order, with the way to those that fit, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await rememberGarage(context, [monaro]);
    const variantOf = async (handle: string): Promise<string> =>
      (await (await page.request.get(`/api/products/${handle}`)).json()).variants[0].id;
    const { products }: { products: { handle: string; fitment: { status: string; isConditional: boolean } | null }[] } = await (
      await page.request.get("/api/search/products?q=brake+drum&vehicleId=64")
    ).json();
    const fitting = products.find(({ fitment }) => fitment?.status === "fits" && !fitment.isConditional)?.handle ?? "";
    const misfit = products.find(({ fitment }) => fitment?.status === "does-not-fit")?.handle ?? "";
    const wanted = await Promise.all(
      [fitting, misfit].map(async (handle) => ({ variantId: await variantOf(handle), title: "", partNumber: "", hasVariants: false })),
    );
    await page.goto(`/projects/${await makeProject(page, "Dad’s HQ", wanted)}`);
    await expect(lines(page).nth(0)).toContainText("Fits the HQ Monaro");
    await expect(lines(page).nth(1)).toContainText("Not listed for the Holden HQ Monaro.");
    await expect(main(page).getByText("1 part of it isn't listed for the 1973 Holden HQ Monaro.")).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    await lines(page).nth(1).getByRole("link", { name: "Find one that fits" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /HQ Monaro/ })).toBeVisible();
    await expect(main(page).getByRole("article").first()).toBeVisible();
  });

  test(`a build is planned from a part's page and a pasted list, ordered with one press, and read by whoever has its link, at ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await rememberGarage(context, [monaro]);
    const [pump, second, third] = await someParts(page);
    if (!pump || !second || !third) throw new Error("too few parts");

    await openHydrated(page, `/products/${await handleOf(page, pump)}`);
    await main(page).getByRole("link", { name: "Add to a project" }).press("Enter");
    await expect(heading(page, "Add to a project")).toBeVisible();
    await expect(main(page).getByRole("list", { name: "Parts to add" })).toContainText(pump.title);
    await main(page).getByRole("textbox", { name: "Name" }).fill("Dad’s HQ");
    await expect(main(page).getByRole("combobox", { name: "Car" })).toHaveValue(/^64 .*Monaro/);
    await expectNoAxeFaults(page, [width]);
    await main(page).getByRole("button", { name: "Add to project" }).press("Enter");
    await expect(heading(page, "Dad’s HQ")).toBeVisible();
    await expect(main(page).getByRole("status")).toHaveText("1 line was added.");
    await expect(main(page)).toContainText("Monaro");
    const address = page.url().replace(/\?.*/, "");

    await openHydrated(page, "/quick-order");
    await page
      .getByRole("textbox", { name: "Part numbers and quantities" })
      .fill(`${second.partNumber}\t2\n${third.partNumber}\t3\n${pump.partNumber}`);
    await page.getByRole("button", { name: "Find these parts" }).click();
    await page.getByRole("button", { name: "Add all to a project" }).click();
    await expect(main(page).getByRole("radio", { name: /Dad’s HQ/ })).toBeChecked();
    await main(page).getByRole("button", { name: "Add to project" }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(lineOf(page, pump.title).getByRole("spinbutton")).toHaveValue("2");

    // What is in the shed already isn't ordered; Enter in a field saves.
    await waitForHydration(page);
    await lineOf(page, second.title).getByRole("combobox").selectOption("have");
    await lineOf(page, second.title).getByRole("textbox").fill("from the swap meet");
    await lineOf(page, second.title).getByRole("textbox").press("Enter");
    await expect(main(page).getByRole("status")).toHaveText("Saved.");
    await expect(lineOf(page, second.title).getByRole("textbox")).toHaveValue("from the swap meet");
    await expectNoAxeFaults(page, [width]);
    await main(page)
      .getByRole("button", { name: /^Order what is needed/ })
      .click();
    await expect(page).toHaveURL(/\/cart\?added=1$/);
    await expect
      .poll(() => countedAdditions(page))
      .toEqual([
        { quantity: 2, customer: null },
        { quantity: 3, customer: null },
      ]);
    const { lines: inCart } = await keptCart(page);
    expect(new Map(inCart.map(({ title, quantity }) => [title, quantity]))).toEqual(
      new Map([
        [pump.title, 2],
        [third.title, 3],
      ]),
    );

    await openHydrated(page, "/cart");
    await main(page).getByRole("link", { name: "Your projects" }).click();
    await main(page).getByRole("list", { name: "Your projects" }).getByRole("link", { name: "Dad’s HQ" }).click();
    await expect(page).toHaveURL(address);
    await expect(lineOf(page, third.title).getByRole("combobox")).toHaveValue("ordered");
    await expect(main(page).getByRole("button", { name: "Nothing to order" })).toBeDisabled();

    await main(page).getByText("Share", { exact: true }).click();
    await main(page).getByRole("button", { name: "Make a link" }).click();
    const link = await main(page).getByRole("textbox", { name: "The link to read it by" }).inputValue();
    expect(messages).toEqual([]);

    const other = await browser.newContext({ viewport: { width, height: 844 } });
    const reader = await other.newPage();
    const theirMessages = watchConsole(reader);
    const answer = await reader.goto(link);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    });
    await expect(heading(reader, "Dad’s HQ")).toBeVisible();
    await expect(lines(reader)).toHaveCount(3);
    await expect(lineOf(reader, second.title)).toContainText("from the swap meet");
    await expect(main(reader).locator("form")).toHaveCount(0);
    await waitForHydration(reader);
    await expectNoAxeFaults(reader, [width]);
    expect(theirMessages).toEqual([]);

    await main(page).getByRole("button", { name: "Stop sharing" }).click();
    await expect(main(page).getByRole("status")).toHaveText("The link no longer works.");
    expect((await reader.goto(link))?.status()).toBe(404);
    await other.close();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a build is begun, filled from a file, taken out as one, changed, and deleted", async ({ page }) => {
    const [pump, second] = await someParts(page);
    if (!pump || !second) throw new Error("too few parts");
    await page.goto("/projects");
    await main(page).getByRole("textbox", { name: "Name" }).fill("<b>Mum’s</b> Torana");
    await main(page).getByRole("button", { name: "Start this project" }).click();
    await expect(heading(page, "<b>Mum’s</b> Torana")).toBeVisible();
    // As a part's page calls it.
    await expect(main(page)).toContainText("Open a part and press “Add to a project”");

    await main(page)
      .getByText(/^Spreadsheet/)
      .click();
    const csv = `SKU,Qty,State,Note\n${pump.partNumber},2,fitted,=1+1\nXX-404-ZZ,1,need,\n${second.partNumber},0,need,\n`;
    await main(page)
      .getByLabel("Or a CSV file")
      .setInputFiles({ name: "parts.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await main(page).getByRole("button", { name: "Add these lines" }).click();
    const troubles = main(page).getByRole("list", { name: "Lines that need a look" });
    await expect(troubles).toContainText("Line 3: No part that we sell has the number XX-404-ZZ.");
    await expect(troubles).toContainText("Line 4: A quantity is a whole number from 1 to 9999.");
    await expect(lines(page)).toHaveCount(1);
    const box = main(page).getByRole("textbox", { name: "Lines to add" });
    await box.fill((await box.inputValue()).replace(/XX-404.*\r?\n/, "").replace(",0,", ",4,"));
    await main(page).getByRole("button", { name: "Add these lines" }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(lineOf(page, pump.title).getByRole("spinbutton")).toHaveValue("2");

    await main(page)
      .getByText(/^Spreadsheet/)
      .click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main(page).getByRole("link", { name: "Download this project as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("b-mums-b-torana.csv");
    const file = await readFile(await download.path(), "utf8");
    expect(file).toContain(`"${pump.partNumber}","2","fitted","'=1+1"`);

    await lineOf(page, second.title).getByRole("spinbutton").fill("0");
    await lineOf(page, second.title)
      .getByRole("spinbutton")
      .evaluate((input) => input.setAttribute("min", "0"));
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(lineOf(page, second.title)).toContainText("A number from 1 to 9999, please.");
    await expect(lineOf(page, second.title).getByRole("spinbutton")).toHaveValue("0");
    await lineOf(page, pump.title)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(lines(page)).toHaveCount(2);
    await lineOf(page, second.title).getByRole("spinbutton").fill("5");
    await lineOf(page, pump.title)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await expect(lineOf(page, second.title).getByRole("spinbutton")).toHaveValue("5");

    await main(page).getByText("Delete this project").click();
    await main(page).getByRole("button", { name: "Delete for good" }).click();
    await expect(main(page).getByRole("status")).toHaveText("The project is deleted.");
    await expect(main(page).getByRole("list", { name: "Your projects" })).toHaveCount(0);
  });

  test("two tabs lose nothing to one another, and a line that both changed is asked about", async ({ page, context }) => {
    const parts = await someParts(page);
    const [pump, second] = parts;
    const id = await makeProject(page, "Tabs", parts);
    const tab = await context.newPage();
    for (const each of [page, tab]) await each.goto(`/projects/${id}`);
    const noteOf = (each: Page, part: Listed | undefined) => lineOf(each, part?.title ?? "").getByRole("textbox");
    await noteOf(page, pump).fill("left");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await noteOf(tab, second).fill("right");
    await main(tab).getByRole("button", { name: "Save changes" }).click();
    await expect(noteOf(tab, pump)).toHaveValue("left");
    await expect(noteOf(tab, second)).toHaveValue("right");

    await noteOf(page, second).fill("both");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(main(page).getByRole("alert")).toContainText("One line was changed in another tab");
    await expect(lineOf(page, second?.title ?? "")).toContainText("“right” now");
    await expect(noteOf(page, second)).toHaveValue("both");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(noteOf(page, second)).toHaveValue("both");
    await expect(main(page).getByRole("status")).toHaveText("Saved.");
  });
});

test("a project follows its owner when they sign in, and leaves nothing behind when they sign out", async ({ page }) => {
  const id = await makeProject(page, "Dad’s HQ", await someParts(page));
  await signIn(page);
  await openHydrated(page, "/account");
  await main(page).getByRole("link", { name: "Projects" }).click();
  await expect(main(page).getByRole("link", { name: "Dad’s HQ" })).toBeVisible();
  await page.goto("/logout");
  await main(page).getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.goto(`/projects/${id}`))?.status()).toBe(404);
  await page.goto("/projects");
  await expect(main(page).getByText("Start your first")).toBeVisible();
});

test("a project prints its parts without the controls", async ({ page }) => {
  const id = await makeProject(page, "On paper", await someParts(page));
  await openHydrated(page, `/projects/${id}`);
  await page.emulateMedia({ media: "print" });
  await expect(lines(page).first()).toContainText("Need");
  await expect(lines(page).first().getByText("Need", { exact: true }).last()).toBeVisible();
  for (const name of ["Save changes", "Delete for good"]) await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(lines(page).first().getByRole("spinbutton")).toBeVisible();
});
