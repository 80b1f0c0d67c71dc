import { z } from "zod";
import type { Fetch } from "./cookie-jar.ts";

const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }));

type SignIn = {
  /** A browser's fetch: see withCookies. */
  browser: Fetch;
  authorizationUrl: string;
  email: string;
};

/** Signs in as a shopper would, over HTTP: the address, the code from the mailbox, and on to the shop. Answers the callback address with its code. */
export async function signInByCode({ browser, authorizationUrl, email }: SignIn): Promise<string> {
  const signInUrl = await redirectOf(await browser(authorizationUrl));
  // Signed in already.
  if (!signInUrl.includes("/sign-in/")) return signInUrl;
  await redirectOf(await submit(browser, signInUrl, { email }));
  const code = await newestCode(browser, new URL("/_vendors/mailbox/messages.json", authorizationUrl).href, email);
  const resumeUrl = await redirectOf(await submit(browser, `${signInUrl}/code`, { code }));
  return redirectOf(await browser(resumeUrl));
}

export function submit(browser: Fetch, url: string, fields: Record<string, string>): Promise<Response> {
  return browser(url, { method: "POST", body: new URLSearchParams(fields) });
}

/** The six digits of the newest mail to an address. */
export async function newestCode(browser: Fetch, mailboxUrl: string, email: string): Promise<string> {
  const mails = mailsSchema.parse(await (await browser(mailboxUrl)).json());
  const mail = mails.find(({ to, text }) => to.toLowerCase() === email.toLowerCase() && /^\d{6}$/m.test(text));
  const code = /^\d{6}$/m.exec(mail?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`There is no code in the mailbox for ${email}`);
  return code;
}

/** Where an answer leads; throws its text when it leads nowhere. */
export async function redirectOf(response: Response): Promise<string> {
  const location = response.headers.get("location");
  if (location === null) throw new Error(`Expected a redirect, got ${response.status}: ${(await response.text()).slice(0, 2000)}`);
  return new URL(location, response.url).href;
}
