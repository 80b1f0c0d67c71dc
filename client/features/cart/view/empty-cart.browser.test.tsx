import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EmptyCart } from "./empty-cart.tsx";

function Cart({ isEmpty }: { isEmpty: boolean }) {
  return (
    <section>
      <button type="button">Elsewhere</button>
      {isEmpty ? (
        <EmptyCart headingLevel="h2" wasFilled action={null} />
      ) : (
        <ul tabIndex={-1} aria-label="Items in your cart">
          <li>Water pump</li>
        </ul>
      )}
    </section>
  );
}

const words = () => page.getByText("Your cart is empty").element().closest("[tabindex]");

test("the focus that the last line left to an empty cart goes on to the lines that come back", async () => {
  const { rerender } = await render(<Cart isEmpty />);
  expect(document.activeElement).toBe(words());
  await rerender(<Cart isEmpty={false} />);
  await expect.element(page.getByRole("list", { name: "Items in your cart" })).toHaveFocus();
});

test("the focus that is elsewhere stays when lines come back", async () => {
  const { rerender } = await render(<Cart isEmpty />);
  const elsewhere = page.getByRole("button", { name: "Elsewhere" });
  await elsewhere.click();
  await rerender(<Cart isEmpty={false} />);
  await expect.element(page.getByRole("list", { name: "Items in your cart" })).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});
