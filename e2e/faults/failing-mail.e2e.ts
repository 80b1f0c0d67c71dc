import { expect, test } from "@playwright/test";
import { stressCases } from "../../sandbox/catalogue/stress-cases.ts";
import { withFault } from "../faults.ts";
import { openHydrated } from "../hydrated.ts";
import { freshEmail, mailsTo } from "../mailbox.ts";

const failure = "Something went wrong on our side. Please try again.";

test("while the mail's vendor is down both forms say so, keep what was typed, and work again afterwards", async ({ page }) => {
  const email = freshEmail();
  await openHydrated(page, `/products/${stressCases.outOfStock}`);
  const signup = page.getByRole("contentinfo").getByRole("region", { name: /^Sign up for emails/ });
  const alert = page.getByRole("main").locator('form[action="/stock-alerts"]');
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
