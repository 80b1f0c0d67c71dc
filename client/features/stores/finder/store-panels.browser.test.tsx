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

const panel = page.getByRole("dialog", { name: "Stores" });

async function showWithLink() {
  await render(
    <InShop>
      <a href="/stores" data-my-store>
        Set my store
      </a>
      <StorePanels />
    </InShop>,
  );
  return page.getByRole("link", { name: "Set my store" });
}

test("stores whose code comes late don't open over the page that was turned to meanwhile", async () => {
  const { pathname } = location;
  const link = await showWithLink();
  await link.click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./store-panel.tsx");
  // Long enough for it to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expect.element(panel).not.toBeInTheDocument();

  history.replaceState(null, "", pathname);
  await link.click();
  await expect.element(panel).toBeVisible();
});

test("the stores close on the way back, also to another state of the same page", async () => {
  bringCode();
  history.pushState(null, "", location.href);
  const link = await showWithLink();
  await link.click();
  await expect.element(panel).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
});
