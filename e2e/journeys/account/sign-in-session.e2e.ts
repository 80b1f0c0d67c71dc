import { expect, type Page, test } from "@playwright/test";
import { e2eAddress } from "../../support/shop/address.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { signIn } from "../../support/steps/sign-in.ts";

const marker = "signed-in";
const hourMs = 3_600_000;

const warning = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const expired = (page: Page) => page.getByRole("dialog", { name: "Session expired." });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });

/** Lets the browser believe that the session ends then; the tokens themselves are sealed, and as good as before. */
async function endIn(page: Page, leftMs: number): Promise<void> {
  await page.context().addCookies([{ name: marker, value: String(Date.now() + leftMs), url: e2eAddress.shop, sameSite: "Lax" }]);
  for (const tab of page.context().pages()) await tab.evaluate(() => dispatchEvent(new Event("focus")));
}

async function markedFor(page: Page): Promise<number> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === marker);
  return cookie ? Number(cookie.value) - Date.now() : 0;
}

/** Opens a page and waits for the code that watches over the session. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  const started = page.waitForResponse((response) => response.url().endsWith("/api/session"));
  await openWithAllParts(page, path);
  await started;
}

function renewals(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/session/renew") && calls.push(request.url()));
  return calls;
}

/** As if the provider had thrown the customer out: their tokens are good for nothing. */
async function endAtProvider(page: Page): Promise<void> {
  const { id }: { id: string } = await (await page.request.get("/api/account")).json();
  await fetch(`${e2eAddress.sandbox}/_vendors/identity-control/sessions/${id.split("/").at(-1)}`, { method: "DELETE" });
}

test("two minutes before its end a session counts down; it goes on at the press of a button, and ends without one [shop-9.15] [shop-8.11] [shop-4.3] [shop-4.5]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { path: "/newsletter" });
  await openSignedIn(page, "/newsletter");
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.focus();

  await test.step("not before", async () => {
    await endIn(page, 140_000);
    await expect(warning(page)).toBeHidden();
  });

  await test.step("the countdown runs, in view and now and then in words", async () => {
    await endIn(page, 100_000);
    await expect(warning(page)).toBeVisible();
    const timer = warning(page).getByRole("timer");
    await expect(timer).toHaveText(/^01:[34]\d$/);
    const first = await timer.textContent();
    await expect(timer).not.toHaveText(first ?? "");
    await expect(warning(page).getByRole("status").first()).toHaveText("Less than two minutes left.");
    await expect(warning(page).getByRole("button", { name: "I'm still here" })).toBeFocused();
    await expectNoAxeFaults(page, [390]);
  });
  expect(messages).toEqual([]);

  await test.step("a renewal that fails is told, and can be tried again", async () => {
    await page.route("**/api/session/renew", (route) => route.fulfill({ status: 503, json: { code: "UPSTREAM_UNAVAILABLE" } }), {
      times: 1,
    });
    await page.keyboard.press("Enter");
    await expect(warning(page).getByRole("alert").first()).toContainText("Failed to renew token");
    await page.keyboard.press("Enter");
    await expect(warning(page)).toBeHidden();
    await expect(field).toBeFocused();
    expect(await markedFor(page)).toBeGreaterThan(hourMs / 2);
  });

  await test.step("a warning that is closed doesn't come again; at zero the session is over, and only 'Continue' leads on", async () => {
    await endIn(page, 60_000);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(warning(page)).toBeHidden();
    await endIn(page, 2500);
    await expect(expired(page)).toBeVisible();
    await expect(warning(page)).toBeHidden();
    await expect(expired(page)).toContainText("For security reasons your session has been expired.");
    await expect(expired(page)).toContainText("Please select continue to try again.");
    await expect(expired(page).getByRole("button")).toHaveText(["Continue"]);
    for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
    await page.mouse.click(5, 5);
    await expect(expired(page)).toBeVisible();
    await expectNoAxeFaults(page, [1440]);
    await expired(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/");
    await expect(signInLink(page)).toBeVisible();
    await expect(expired(page)).toBeHidden();
  });
});

test("whoever comes back after the session's time goes on with it, unless the provider has ended it [shop-2.6]", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const calls = renewals(page);
  await signIn(page, { path: "/stores" });

  await test.step("the visit renews it, and their name is there", async () => {
    await endIn(page, -1000);
    await openSignedIn(page, "/newsletter");
    expect(calls).toHaveLength(1);
    await expect(expired(page)).toBeHidden();
    expect(await markedFor(page)).toBeGreaterThan(hourMs / 2);
  });

  await test.step("little time left is no reason to ask whoever has just come", async () => {
    await endIn(page, 30_000);
    await openSignedIn(page, "/newsletter");
    await expect.poll(() => markedFor(page)).toBeGreaterThan(hourMs / 2);
    await expect(warning(page)).toBeHidden();
  });

  await test.step("a clock that is wrong ends nothing", async () => {
    await page.clock.install({ time: Date.now() + 5 * hourMs });
    await openSignedIn(page, "/newsletter");
    await page.clock.runFor(5000);
    await expect(warning(page)).toBeHidden();
    await expect(expired(page)).toBeHidden();
    await page.clock.setSystemTime(Date.now());
  });

  await test.step("the next page renews it too, at most once a minute", async () => {
    await openSignedIn(page, "/newsletter");
    calls.length = 0;
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Find a store" }).click();
    await expect(page).toHaveURL(/\/stores$/);
    await expect.poll(() => calls.length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/newsletter$/);
    await page.clock.fastForward(61_000);
    expect(calls).toHaveLength(1);
    await footer.getByRole("link", { name: "Find a store" }).click();
    await expect.poll(() => calls.length).toBe(2);
  });

  await test.step("what the provider has ended is over", async () => {
    await endAtProvider(page);
    await endIn(page, -1000);
    await page.goto("/stores");
    await expect(expired(page)).toBeVisible();
    await expired(page).getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/");
    await expect(signInLink(page)).toBeVisible();
    expect(await markedFor(page)).toBe(0);
  });
});

test("two tabs are one session: what one renews or ends, the other knows", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { path: "/stores" });
  await openSignedIn(page, "/stores");
  const other = await context.newPage();
  await openSignedIn(other, "/account");
  const account = other.getByRole("main").getByRole("heading", { level: 1 });
  await expect(account).toBeVisible();

  await endIn(page, 100_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await warning(other).getByRole("button", { name: "I'm still here" }).click();
  await expect(warning(other)).toBeHidden();
  await expect(warning(page)).toBeHidden();

  await page.bringToFront();
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Sign Out" }).click();
  await page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Log Out", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  await expect(signInLink(other)).toBeVisible();
  await expect(expired(other)).toBeHidden();
});

test("a tab that somebody else's sign-in left behind is theirs once it is looked at, where the browser tells of no cookies", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => Reflect.deleteProperty(window, "cookieStore"));
  const first = await signIn(page, { path: "/account/account-details" });
  await openSignedIn(page, "/account/account-details");
  await expect(page.getByRole("main").getByText(first)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/logout");
  await other.getByRole("main").getByRole("button", { name: "Log Out" }).click();
  await expect(other).toHaveURL("/");
  const second = await signIn(other);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("main").getByText(second)).toBeVisible();
  await expect(page.getByRole("main").getByText(first)).toBeHidden();
});
