import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { GaragePanels } from "./garage-panels.tsx";

test("the garage closes on the way back, also to another state of the same page", async () => {
  history.pushState(null, "", location.href);
  await render(
    <InShop>
      <a href="/garage" data-garage="vin">
        Add your vehicle
      </a>
      <GaragePanels />
    </InShop>,
  );
  await page.getByRole("link", { name: "Add your vehicle" }).click();
  const garage = page.getByRole("dialog", { name: "Garage" });
  await expect.element(garage).toBeVisible();
  history.back();
  await expect.element(garage).not.toBeInTheDocument();
});
