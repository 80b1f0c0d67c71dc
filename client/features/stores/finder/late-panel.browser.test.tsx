import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { StorePanels } from "./store-panels.tsx";

const { promise: codeComes, resolve: bringCode } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("./store-panel.tsx"), async (original) => {
  await codeComes;
  return original();
});

test("stores whose code comes late don't open over the page that was turned to meanwhile", async () => {
  const { pathname } = location;
  await render(
    <InShop>
      <a href="/stores" data-my-store>
        Your store
      </a>
      <StorePanels />
    </InShop>,
  );
  await page.getByRole("link", { name: "Your store" }).click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./store-panel.tsx");
  // Long enough for it to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expect.element(page.getByRole("dialog", { name: "Stores" })).not.toBeInTheDocument();

  history.replaceState(null, "", pathname);
  await page.getByRole("link", { name: "Your store" }).click();
  await expect.element(page.getByRole("dialog", { name: "Stores" })).toBeVisible();
});
