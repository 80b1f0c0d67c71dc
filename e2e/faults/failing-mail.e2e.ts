import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { withFault } from "../support/shop/faults.ts";
import { openHydrated, waitForParts } from "../support/browser/hydrated.ts";
import { freshEmail, mailsFrom, mailsTo } from "../support/shop/mailbox.ts";

const failure = "Something went wrong on our side. Please try again.";

test("while the mail's vendor is down both forms say so, keep what was typed, and work again afterwards [shop-5.2] [shop-4.12]", async ({
  page,
}) => {
  const email = freshEmail();
  await openHydrated(page, `/products/${stressCases.outOfStock}`);
  const signup = page.getByRole("contentinfo").getByRole("region", { name: /^Sign up for emails/ });
  const alert = page.getByRole("main").locator('form[action="/stock-alerts"]');
  await waitForParts(page);
  await withFault("klaviyo", { errorRate: 1 }, async () => {
    await alert.getByRole("textbox").first().fill(email);
    await alert.getByRole("button", { name: "Notify me" }).click();
    await expect(alert.getByRole("alert")).toHaveText(failure);
    await expect(alert.getByRole("textbox").first()).toHaveValue(email);
    await signup.getByRole("textbox", { name: "Email address" }).fill(email);
    await signup.getByRole("button", { name: "Subscribe" }).click();
    await expect(signup.getByRole("status")).toHaveText(failure);
    await expect(signup.getByRole("textbox", { name: "Email address" })).toHaveValue(email);
  });
  expect(await mailsTo(email)).toEqual([]);
  await signup.getByRole("button", { name: "Subscribe" }).click();
  await expect(signup.getByRole("status")).toHaveText("Subscribed successfully!");
  expect(await mailsTo(email)).toHaveLength(1);
});

test("while the support desk is down the contact form says so, keeps what was typed, names other ways, and sends it once afterwards", async ({
  page,
}) => {
  const email = freshEmail();
  await openHydrated(page, "/pages/contact");
  const form = page.getByRole("main").locator('form[action="/contact"]');
  await expect(form).toHaveAttribute("novalidate");
  await form.getByLabel("Your name").fill("Sam");
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("What is it about?").selectOption("An order");
  await form.getByLabel("Your message").fill("Where is it?");
  await page.waitForFunction(() => performance.now() > 2000);
  await withFault("support-desk", { garbageRate: 1 }, async () => {
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toContainText(failure);
    await expect(form.getByRole("alert").getByRole("link", { name: "Ask at a store" })).toBeVisible();
    await expect(form.getByLabel("Your message")).toHaveValue("Where is it?");
  });
  await withFault("support-desk", { errorRate: 1 }, async () => {
    const answered = page.waitForResponse("**/api/contact");
    await form.getByRole("button", { name: "Send message" }).click();
    expect((await answered).status()).toBe(502);
  });
  expect(await mailsFrom(email)).toEqual([]);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
  expect(await mailsFrom(email)).toHaveLength(1);
});
