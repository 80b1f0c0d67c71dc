import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { notificationEvent } from "../feedback/notify.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";

const said: string[] = [];
const hear = (event: Event) => {
  if (event instanceof CustomEvent) said.push(event.detail.message);
};

beforeEach(() => {
  said.length = 0;
  window.addEventListener(notificationEvent, hear);
});
afterEach(() => window.removeEventListener(notificationEvent, hear));

function Clamps() {
  const [quantity, setQuantity] = useState(2);
  return <QuantityStepper label="Quantity" quantity={quantity} minimum={2} maximum={10} increment={2} onChange={setQuantity} />;
}

test("a quantity between two steps is rounded down, and the shopper is told why; on a step, by a button or above the maximum it isn't said", async () => {
  const screen = await render(<Clamps />);
  const input = screen.getByRole("spinbutton", { name: "Quantity" });
  const type = async (typed: string) => {
    await userEvent.fill(input, typed);
    await userEvent.keyboard("{Enter}");
  };
  await type("7");
  await expect.element(input).toHaveValue(6);
  expect(said).toEqual(["Sold in steps of 2, so the quantity is 6."]);
  await type("8");
  await expect.element(input).toHaveValue(8);
  await type("99");
  await expect.element(input).toHaveValue(10);
  await userEvent.click(screen.getByRole("button", { name: "One fewer" }));
  await expect.element(input).toHaveValue(8);
  expect(said).toHaveLength(1);
  await type("9");
  expect(said, "it is said each time").toHaveLength(2);
});
