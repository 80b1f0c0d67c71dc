import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../support/browser/console-watch.ts";
import { openHydrated } from "../support/browser/hydrated.ts";
import { pages } from "../support/steps/pages.ts";

/** The browser gets none of the code of these pages: a link to one of them loads a document. */
const isDocument = (path: string) =>
  /^\/(?:projects|compare|offline|garage\/card|orders\/find|products\/[^/?]+\/(?:reviews|questions))(?:[/?]|$)/.test(path);

/** Follows a link that stands in no menu, as one in an article would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test("a walk over every kind of page in one document writes no markup past the one policy, and says nothing in the console", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openHydrated(page, "/");
  const mark = () => page.evaluate(() => document.documentElement.setAttribute("data-walk", ""));
  await mark();
  expect(await page.evaluate(() => "trustedTypes" in window)).toBe(true);
  const messages = watchConsole(page);
  for (const [name, path] of Object.entries(pages)) {
    await follow(page, path);
    await expect(page, name).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 }), name).toBeAttached();
    await page.waitForLoadState("networkidle");
    if (isDocument(path)) await mark();
    else expect(await page.locator("html").getAttribute("data-walk"), name).toBe("");
    // What isn't there is asked for on the way, and the browser says so itself.
    const isUnknown = name.startsWith("an unknown");
    expect(
      messages.splice(0).filter((message) => !(isUnknown && message.includes("status of 404"))),
      name,
    ).toEqual([]);
  }
});

test("text that was not made by the policy is no markup and no script's address", async ({ page }) => {
  await openHydrated(page, "/");
  const errors = await page.evaluate(() => {
    const attempts = [
      () => void (document.createElement("div").innerHTML = "<b>bold</b>"),
      () => void (document.createElement("script").src = "/assets/other.js"),
      () => void document.createElement("button").setAttribute("onclick", "1"),
      () => void new DOMParser().parseFromString("<b>bold</b>", "text/html"),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return "went through";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    });
  });
  expect(errors).toEqual(["refused", "refused", "refused", "refused"]);
});
