import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NotificationRegion } from "../feedback/notification-region.tsx";
import { notify } from "../feedback/notify.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";

function Clamps() {
  const [quantity, setQuantity] = useState(2);
  return <QuantityStepper label="Quantity" quantity={quantity} minimum={2} maximum={10} increment={2} onChange={setQuantity} />;
}

test("a quantity that can't be ordered becomes the nearest below, and the shopper is told so until the next one; a step or a button tells nothing", async () => {
  const screen = await render(
    <>
      <NotificationRegion />
      <Clamps />
    </>,
  );
  const input = screen.getByRole("spinbutton", { name: "Quantity" });
  const said = screen.getByText(/can't be ordered/);
  const type = async (typed: string) => {
    await userEvent.fill(input, typed);
    await userEvent.keyboard("{Enter}");
  };
  for (const [typed, settled] of [
    ["7", 6],
    ["3.5", 2],
    ["99", 10],
  ] as const) {
    await type(typed);
    await expect.element(input).toHaveValue(settled);
    await expect.element(said).toHaveTextContent(`${typed} can't be ordered, so it's ${settled} now.`);
  }
  await type("8");
  await expect.element(input).toHaveValue(8);
  await expect.element(said).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveValue(10);
  await expect.element(said).not.toBeInTheDocument();
});

test("a quantity that is as it was typed leaves what others said", async () => {
  const screen = await render(
    <>
      <NotificationRegion />
      <Clamps />
    </>,
  );
  notify({ type: "danger", message: "Your cart has expired." });
  await userEvent.fill(screen.getByRole("spinbutton", { name: "Quantity" }), "4");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Your cart has expired.")).toBeVisible();
});
