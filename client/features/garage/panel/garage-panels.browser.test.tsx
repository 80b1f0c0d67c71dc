import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { GaragePanels } from "./garage-panels.tsx";

const {
  codeComes: { promise: codeComes, resolve: bringCode },
  drawn,
} = vi.hoisted(() => ({ codeComes: Promise.withResolvers<void>(), drawn: vi.fn<(view: string) => void>() }));
vi.mock(import("./garage-panel.tsx"), async (original) => {
  await codeComes;
  const { GaragePanel, ...others } = await original();
  const drawPanel = (props: ComponentProps<typeof GaragePanel>) => {
    drawn(props.startView);
    return <GaragePanel {...props} />;
  };
  return { ...others, GaragePanel: drawPanel };
});

const panel = page.getByRole("dialog", { name: "Garage" });

async function showWithLinks() {
  await render(
    <InShop>
      <a href="/garage" data-garage="vin">
        Add your vehicle
      </a>
      <a href="/garage" data-garage="registration">
        Find by plate
      </a>
      <GaragePanels />
    </InShop>,
  );
  return { byNumber: page.getByRole("link", { name: "Add your vehicle" }), byPlate: page.getByRole("link", { name: "Find by plate" }) };
}

test("a garage whose code comes late doesn't open over the page that was turned to meanwhile, but there when it is pressed again", async () => {
  const { byNumber, byPlate } = await showWithLinks();
  await byNumber.click();
  history.pushState(null, "", "/parts");
  bringCode();
  await import("./garage-panel.tsx");

  await byPlate.click();
  await expect.element(panel).toBeVisible();
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(["registration"]));
});

test("the garage closes on the way back, also to another state of the same page", async () => {
  bringCode();
  history.pushState(null, "", location.href);
  const { byNumber } = await showWithLinks();
  await byNumber.click();
  await expect.element(panel).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
});
