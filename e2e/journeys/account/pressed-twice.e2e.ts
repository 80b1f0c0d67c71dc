import { expect, test } from "@playwright/test";
import { signIn } from "../../support/steps/sign-in.ts";

const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
const typed = "firstName=Kim&address1=7+Shed+Lane&city=Coburg&zoneCode=AU-VIC&zip=3058&territoryCode=AU";

test("an address whose form is sent twice is told as added, and one that is typed again as known", async ({ page }) => {
  await signIn(page, { path: "/account/addresses?new" });
  const main = page.getByRole("main");
  const post = (hidden: string) => page.request.post("/account/addresses?new", { data: `${typed}&${hidden}`, headers, maxRedirects: 0 });
  /** What the form says by itself. */
  const hiddenFields = async () => {
    const fields = await main
      .locator("form input[type=hidden]")
      .evaluateAll((inputs) => inputs.map((input) => `${input.getAttribute("name")}=${input.getAttribute("value")}`));
    return fields.join("&");
  };

  const hidden = await hiddenFields();
  const answers = await Promise.all([post(hidden), post(hidden)]);
  for (const answer of answers) {
    expect(answer.status()).toBe(303);
    expect(answer.headers()["location"]).toBe("/account/addresses?done=added");
  }
  await page.goto("/account/addresses?new");
  const again = await post(await hiddenFields());
  expect(again.status()).toBe(422);
  expect(await again.text()).toContain("You already have this address");
  await page.goto("/account/addresses");
  await expect(main.getByRole("link", { name: "Edit 7 Shed Lane" })).toHaveCount(1);
});
