import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { freshEmail, mailsTo } from "../../support/shop/mailbox.ts";

const signupOf = (page: Page) => page.getByRole("contentinfo").getByRole("region", { name: "Sign up for emails to get the latest offers" });
const boxOf = (page: Page) => signupOf(page).getByRole("textbox", { name: "Email address" });
const statusOf = (page: Page) => signupOf(page).getByRole("status");
const subscribe = (page: Page) => signupOf(page).getByRole("button", { name: "Subscribe" }).click();

/** The form is taken over with the page's later parts. */
async function openWithAllParts(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await waitForParts(page);
}

test("the footer's form says what is wrong with an address, then subscribes it once, however often it is sent [shop-4.12]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const email = freshEmail();
  await openWithAllParts(page, "/pages/shipping");

  await test.step("an address without a dotted domain is told without a call, and the focus stays in the box", async () => {
    await boxOf(page).fill("shopper@example");
    await subscribe(page);
    await expect(statusOf(page)).toHaveText("Please enter a valid email address");
    await expect(boxOf(page)).toHaveAttribute("aria-invalid", "true");
    await expect(boxOf(page)).toBeFocused();
    await expectNoAxeFaults(page, [390]);
  });

  await test.step("the button says that it works while it does, and a second press sends nothing more", async () => {
    const calls: string[] = [];
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/newsletter/subscriptions", async (route) => {
      calls.push(route.request().url());
      await isReleased;
      await route.continue();
    });
    await boxOf(page).fill(email);
    await subscribe(page);
    await expect(signupOf(page).getByRole("button", { name: "Subscribe" })).toHaveAttribute("aria-busy", "true");
    await subscribe(page);
    release();
    await expect(statusOf(page)).toHaveText("Subscribed successfully!");
    expect(calls).toHaveLength(1);
    await expect(boxOf(page)).toHaveValue("");
    await expect(boxOf(page)).toHaveAttribute("aria-invalid", "false");
  });

  await test.step("signing up again looks the same, and brings no second mail", async () => {
    const answered = page.waitForResponse("**/api/newsletter/subscriptions");
    await boxOf(page).fill(email.toUpperCase());
    await subscribe(page);
    expect((await answered).status()).toBe(200);
    await expect(statusOf(page)).toHaveText("Subscribed successfully!");
    expect(await mailsTo(email)).toMatchObject([{ subject: "Welcome to Rares" }]);
  });
  expect(messages).toEqual([]);
});

test("a program that fills in every field is thanked, and subscribes nobody", async ({ request }) => {
  const email = freshEmail();
  const answer = await request.post("/api/newsletter/subscriptions", { data: { email, notes: "cheap" } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ isSubscribed: true });
  expect(await mailsTo(email)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to a page that says what became of it, and keeps what was typed when it failed", async ({ page }) => {
    const email = freshEmail();
    await page.goto("/");
    await boxOf(page).fill("shopper@example");
    await subscribe(page);
    await expect(page).toHaveURL(/\/newsletter$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText("Please enter a valid email address");
    await expect(main.getByRole("textbox", { name: "Email address" })).toHaveValue("shopper@example");
    await main.getByRole("textbox", { name: "Email address" }).fill(email);
    await main.getByRole("button", { name: "Subscribe" }).click();
    await expect(main.getByRole("heading", { name: "Subscribed successfully!" })).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test("only what the shop leads to tells of a sign-up or a stock alert; what is typed into the address shows the page as it begins", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/newsletter?subscribed=0");
  await expect(main.getByRole("textbox", { name: "Email address" })).toBeVisible();
  await expect(main).not.toContainText("Thanks for signing up.");
  await page.goto("/stock-alerts?set=nope");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Stock alerts");
});
