import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { exampleVehicle } from "#client/features/garage/example-vehicle.ts";
import { garageChangedEvent } from "#client/lib/storage/selected-vehicle.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { carCard } from "./shed-routes.tsx";

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  document.cookie = writeGarageCookie([], false);
  document.body.replaceChildren();
});

test("the card never goes on telling another car's torque figures: it follows the car that is chosen beside it", async () => {
  const { Component: CardPage } = carCard;
  if (!CardPage) throw new Error("The card has no page");
  const ask = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () => new Response("<title>Monaro: torque and fluids</title><div id='car-card'><h1>Monaro</h1>88 Nm</div>"));
  document.body.innerHTML = '<div id="car-card"><h1>FX</h1>61 Nm</div>';
  const served = document.getElementById("car-card");
  await render(
    <InShop>
      <CardPage />
    </InShop>,
  );
  served?.remove();
  await expect.element(page.getByText(/61 Nm/)).toBeVisible();
  document.cookie = writeGarageCookie([exampleVehicle], false);
  dispatchEvent(new Event(garageChangedEvent));
  await expect.element(page.getByText(/88 Nm/)).toBeVisible();
  await expect.element(page.getByText(/61 Nm/)).not.toBeInTheDocument();
  expect(document.title).toBe("Monaro: torque and fluids");
  expect(ask).toHaveBeenCalledOnce();
});
