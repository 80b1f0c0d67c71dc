import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { StorePanels } from "./store-panels.tsx";

test("the stores close on the way back, also to another state of the same page", async () => {
  history.pushState(null, "", location.href);
  await render(
    <InShop>
      <a href="/stores" data-my-store>
        Set my store
      </a>
      <StorePanels />
    </InShop>,
  );
  await page.getByRole("link", { name: "Set my store" }).click();
  const stores = page.getByRole("dialog", { name: "Stores" });
  await expect.element(stores).toBeVisible();
  history.back();
  await expect.element(stores).not.toBeInTheDocument();
});
