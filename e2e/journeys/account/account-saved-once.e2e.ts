import { expect, test } from "@playwright/test";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { signIn } from "../../support/steps/sign-in.ts";

test("what was saved but couldn't be read back is told so, and never asked for again, however often the button is pressed", async ({
  page,
}) => {
  await signIn(page);
  await openWithAllParts(page, "/account/account-details");
  const calls: string[] = [];
  const detail = "That's saved. We just couldn't load the rest again: please refresh the page.";
  await page.route("**/api/account", (route) => {
    if (route.request().method() === "GET") return route.fallback();
    calls.push(route.request().method());
    return route.fulfill({ status: 409, json: { code: "CONFLICT", detail } });
  });
  const save = page.getByRole("main").getByRole("button", { name: "Save details" });
  await page.getByLabel("First name").fill("Kim");
  await save.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(detail);
  await save.click();
  await save.click();
  expect(calls).toEqual(["PATCH"]);
  await expect(page.getByLabel("First name")).toHaveValue("Kim");
});
