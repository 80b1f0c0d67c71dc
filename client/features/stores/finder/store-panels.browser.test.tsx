import type { ComponentProps } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { pass, stopClock } from "#client/lib/testing/stopped-clock.ts";
import { storeChosenEvent } from "../store/choose-store.ts";
import { StorePanels } from "./store-panels.tsx";

const {
  codeComes: { promise: codeComes, resolve: bringCode },
  drawn,
} = vi.hoisted(() => ({ codeComes: Promise.withResolvers<void>(), drawn: vi.fn<(visit: number) => void>() }));
vi.mock(import("./store-panel.tsx"), async (original) => {
  await codeComes;
  const { StorePanel } = await original();
  const drawPanel = (props: ComponentProps<typeof StorePanel>) => {
    drawn(props.visit);
    return <StorePanel {...props} />;
  };
  return { StorePanel: drawPanel };
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

test("stores whose code comes late don't open over the page that was turned to meanwhile, but there when they are pressed again", async () => {
  const link = await showWithLink();
  await link.click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./store-panel.tsx");

  await link.click();
  await expect.element(panel).toBeVisible();
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([1]));
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

const chooseStore = () => window.dispatchEvent(new CustomEvent(storeChosenEvent, { detail: "Coburg North" }));

test("on a phone the banner of a chosen store stands for a second and a half, counted from the last choice [shop-9.14]", async () => {
  bringCode();
  const link = await showWithLink();
  await link.click();
  await expect.element(panel).toBeVisible();
  stopClock();
  chooseStore();
  await pass(0);
  await pass(1000);
  chooseStore();
  await pass(0);
  await pass(1499);
  expect(panel.element().textContent).toContain("Coburg North is your store now.");
  await pass(1);
  expect(panel.query()).toBeNull();
});

test("on a desktop a choice closes the stores without a banner [shop-4.33]", async () => {
  bringCode();
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const link = await showWithLink();
  await link.click();
  await expect.element(panel).toBeVisible();
  chooseStore();
  await expect.element(panel).not.toBeInTheDocument();
});
