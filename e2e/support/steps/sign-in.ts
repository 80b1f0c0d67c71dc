import { expect, type Page } from "@playwright/test";
import { freshEmail, mailsTo } from "../shop/mailbox.ts";

/** Signs in through the pages that customers see, with the code from the mailbox, and ends at `path`. Answers the address that was used. */
export async function signIn(
  page: Page,
  { email = freshEmail(), path = "/account" }: { email?: string; path?: string } = {},
): Promise<string> {
  await page.goto(`/login?return_to=${encodeURIComponent(path)}`);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Six-digit code").fill(await newestCode(email));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[.?+*]/g, String.raw`\$&`)}$`));
  return email;
}

/** The code of the newest sign-in mail to an address. */
export async function newestCode(email: string): Promise<string> {
  const code = async () => /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? "")?.[0] ?? "";
  await expect.poll(code).not.toBe("");
  return code();
}
