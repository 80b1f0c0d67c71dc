import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { GaragePanels } from "./garage-panels.tsx";

const { promise: codeComes, resolve: bringCode } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("./garage-panel.tsx"), async (original) => {
  await codeComes;
  return original();
});

const panel = page.getByRole("dialog", { name: "Garage" });

async function showWithLink() {
  await render(
    <InShop>
      <a href="/garage" data-garage="vin">
        Add your vehicle
      </a>
      <GaragePanels />
    </InShop>,
  );
  return page.getByRole("link", { name: "Add your vehicle" });
}

test("a garage whose code comes late doesn't open over the page that was turned to meanwhile", async () => {
  const { pathname } = location;
  const link = await showWithLink();
  await link.click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./garage-panel.tsx");
  // Long enough for it to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expect.element(panel).not.toBeInTheDocument();

  history.replaceState(null, "", pathname);
  await link.click();
  await expect.element(panel).toBeVisible();
});

test("the garage closes on the way back, also to another state of the same page", async () => {
  bringCode();
  history.pushState(null, "", location.href);
  const link = await showWithLink();
  await link.click();
  await expect.element(panel).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
});
