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

test("a garage whose code comes late doesn't open over the page that was turned to meanwhile", async () => {
  const { pathname } = location;
  await render(
    <InShop>
      <a href="/garage" data-garage="vin">
        Add your vehicle
      </a>
      <GaragePanels />
    </InShop>,
  );
  await page.getByRole("link", { name: "Add your vehicle" }).click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./garage-panel.tsx");
  // Long enough for it to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expect.element(page.getByRole("dialog", { name: "Garage" })).not.toBeInTheDocument();

  history.replaceState(null, "", pathname);
  await page.getByRole("link", { name: "Add your vehicle" }).click();
  await expect.element(page.getByRole("dialog", { name: "Garage" })).toBeVisible();
});
