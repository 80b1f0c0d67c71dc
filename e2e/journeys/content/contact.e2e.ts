import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { freshEmail, mailsFrom } from "../../support/shop/mailbox.ts";

const formOf = (page: Page) => page.getByRole("main").locator('form[action="/contact"]');
const vehicleOf = (page: Page) => formOf(page).getByRole("combobox", { name: "Your vehicle (optional)" });
const send = (page: Page) => formOf(page).getByRole("button", { name: "Send message" });

async function fillIn(page: Page, email: string, message: string): Promise<void> {
  await formOf(page).getByLabel("Your name").fill("Sam");
  await formOf(page).getByLabel("Email address").fill(email);
  await formOf(page).getByLabel("What is it about?").selectOption("What fits my vehicle");
  await formOf(page).getByLabel("Your message").fill(message);
}

/** Nobody fills in a form within two seconds. */
const waitLikeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 2000);

test("a message with a vehicle from the search is checked, sent once however often the button is pressed, and arrives at the desk [shop-5.22]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const email = freshEmail();

  await test.step("what was typed before the form's code came is still there afterwards", async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/page-contact-form-*.js", async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto("/pages/contact", { waitUntil: "commit" });
    await formOf(page).getByLabel("Phone (optional)").fill("0400 000 000");
    await vehicleOf(page).fill("torana");
    await expect(formOf(page)).not.toHaveAttribute("novalidate");
    release();
    await expect(formOf(page)).toHaveAttribute("novalidate");
    await expect(formOf(page).getByRole("status")).toContainText("vehicles found");
    await expect(vehicleOf(page)).toHaveValue("torana");
    await expect(formOf(page).getByLabel("Phone (optional)")).toHaveValue("0400 000 000");
  });

  await test.step("what is missing is told beside its field, and the first of them has the focus", async () => {
    await formOf(page).getByLabel("Email address").fill("shopper@example");
    await send(page).focus();
    await page.keyboard.press("Enter");
    for (const [label, problem] of Object.entries({
      "Your name": "Please fill this in",
      "Email address": "Please enter a valid email address",
      "What is it about?": "Please choose one of these",
      "Your message": "Please fill this in",
    }))
      await expect(formOf(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${problem}$`));
    await expect(formOf(page).getByLabel("Your name")).toBeFocused();
    await expect(formOf(page).getByRole("alert")).toHaveText(["Please fill this in"]);
    await expectNoAxeFaults(page, [390]);
  });

  await test.step("vehicles are looked for when the typing pauses, 15 at a time, and chosen by keyboard", async () => {
    const searches: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/api/vehicles") searches.push(search);
    });
    const options = page.getByRole("listbox", { name: "Your vehicle" }).getByRole("option");
    await vehicleOf(page).fill("xy");
    await vehicleOf(page).fill("falcon");
    await expect(options).toHaveCount(16);
    expect(searches).toEqual(["?q=falcon&page=1"]);
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await expect(options.last()).toHaveText(/^Show more \(15 of \d+\)$/);
    await page.keyboard.press("Enter");
    await expect(options).toHaveCount(31);
    expect(searches).toEqual(["?q=falcon&page=1", "?q=falcon&page=2"]);
    const sixteenth = options.nth(15);
    await expect(sixteenth).toHaveAttribute("aria-selected", "true");
    await expectNoAxeFaults(page, [390]);
    await page.keyboard.press("Enter");
    await expect(options).toHaveCount(0);
    await expect(vehicleOf(page)).toHaveValue(/^Ford .*Falcon/);
  });

  const vehicle = await vehicleOf(page).inputValue();
  await fillIn(page, email, "Does it fit?\n👨‍🔧");
  await test.step("it is sent once, and the page says so", async () => {
    const calls: string[] = [];
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      calls.push(route.request().url());
      await isReleased;
      await route.continue();
    });
    await waitLikeAPerson(page);
    await send(page).click();
    await expect(formOf(page).getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-busy", "true");
    await formOf(page).getByRole("button", { name: "Sending…" }).click();
    release();
    await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeFocused();
    expect(calls).toHaveLength(1);
  });

  await test.step("the desk has all of it, and answers to the shopper", async () => {
    const mails = await mailsFrom(email);
    expect(mails).toMatchObject([{ subject: "Rares Online Enquiry" }]);
    const text = mails[0]?.text ?? "";
    expect(text).toContain("Your name\n  Sam\n\n");
    expect(text).toContain("Phone\n  0400 000 000\n\n");
    expect(text).toContain("Your message\n  Does it fit?\n  👨‍🔧\n\n");
    expect(text).toMatch(new RegExp(`Your vehicle\n  ${vehicle}, .*\\(vehicle \\w+, K-type \\d+\\)`));
    expect(text).toMatch(/Sent from http:\/\/localhost:\d+\/pages\/contact$/);
    const mailbox = await (await page.request.get("/_vendors/mailbox")).text();
    expect(mailbox).toContain(`reply to ${email}`);
  });

  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(formOf(page).getByLabel("Your name")).toHaveValue("");
  expect(messages).toEqual([]);
});

test("a next page of vehicles that fails is told, takes none of those found so far, and can be asked for again", async ({ page }) => {
  await page.goto("/pages/contact");
  const options = page.getByRole("listbox", { name: "Your vehicle" }).getByRole("option");
  const said = formOf(page).getByRole("status");
  await expect(formOf(page)).toHaveAttribute("novalidate");
  await vehicleOf(page).fill("falcon");
  await expect(options.last()).toHaveText(/^Show more \(15 of \d+\)$/);
  await page.route("**/api/vehicles?*page=2", (route) => route.abort());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(options.last()).toHaveText(/^Try again \(15 of \d+\)$/);
  await expect(said).toContainText("The next vehicles didn't come.");
  await expect(options).toHaveCount(16);
  await page.unroute("**/api/vehicles?*page=2");
  await page.keyboard.press("Enter");
  await expect(options).toHaveCount(31);
  await expect(said).toContainText("vehicles found");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form knows the selected vehicle, comes back with what is wrong and all that was typed, and leads to its page when it was sent", async ({
    page,
    context,
    baseURL,
  }) => {
    const email = freshEmail();
    const vehicles = await (await page.request.get("/api/vehicles?q=hq%20monaro")).json();
    const { vehicleId: id } = vehicles.vehicles[0];
    const garage = encodeURIComponent(JSON.stringify([{ id, label: "1972 Holden HQ Monaro", selected: true }]));
    await context.addCookies([{ name: "garage", value: garage, url: baseURL ?? "" }]);
    await page.goto("/pages/contact");
    await expect(vehicleOf(page)).toHaveValue("1972 Holden HQ Monaro");
    await fillIn(page, "shopper@example", "a".repeat(5001));
    await send(page).click();

    await expect(page).toHaveURL(/\/contact$/);
    await expect(formOf(page).getByLabel("Email address")).toHaveAccessibleDescription(/Please enter a valid email address$/);
    await expect(page.getByText("That's 5,001 characters. Please keep it to 5,000")).toBeVisible();
    await expect(formOf(page).getByLabel("Your message")).toHaveValue("a".repeat(5001));
    await expect(formOf(page).getByLabel("What is it about?")).toHaveValue("What fits my vehicle");
    await expect(vehicleOf(page)).toHaveValue("1972 Holden HQ Monaro");

    await fillIn(page, email, "Does it fit?");
    await send(page).click();
    await expect(page).toHaveURL(/\/pages\/contact\?sent=/);
    await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
    expect((await mailsFrom(email))[0]?.text).toMatch(new RegExp(`1972 Holden HQ Monaro\n  .*\\(vehicle ${id}[,)]`));

    await test.step("sent a second time, it isn't sent a second time", async () => {
      await page.getByRole("link", { name: "Write another message" }).click();
      await fillIn(page, email, "Does it fit?");
      await send(page).click();
      await expect(page).toHaveURL(/\/pages\/contact\?sent=/);
      expect(await mailsFrom(email)).toHaveLength(1);
    });
  });
});
