import { expect, type Page } from "@playwright/test";
import { e2eAddress } from "./address.ts";
import { freshEmail, mailsTo } from "./mailbox.ts";

/** The code that the newest mail to an address brings. */
export async function codeFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Signs in by the forms of the identity provider, which the page shows. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Six-digit code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs the browser in without a page; any page opened from then on is the customer's. Answers their address. */
export async function signIn(page: Page, email = freshEmail()): Promise<string> {
  const { request } = page;
  const first = await request.get("/login");
  const second = await request.post(first.url(), { form: { email } });
  const done = await request.post(second.url(), { form: { code: await codeFor(email) } });
  expect(done.url(), await done.text()).toBe(`${e2eAddress.shop}/`);
  return email;
}

/** Gives the signed-in customer a name. */
export async function rename(page: Page, firstName: string, lastName: string): Promise<void> {
  const answer = await page.request.patch("/api/account", {
    data: { firstName, lastName },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
