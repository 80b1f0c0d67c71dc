import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Drawer } from "./drawer.tsx";

afterEach(() => page.viewport(1024, 768));

const screens = [
  { name: "a phone on its side", width: 844, height: 390 },
  { name: "a desktop at 400 %", width: 320, height: 256 },
];

for (const { name, width, height } of screens)
  test(`on ${name} a drawer's foot leaves its contents in reach, and its head stays`, async () => {
    await page.viewport(width, height);
    await render(
      <Drawer isOpen onClose={() => undefined} title="Your cart" footer={<div style={{ blockSize: "12rem" }}>Pay</div>}>
        <p style={{ blockSize: "20rem" }}>Water pump</p>
        <button>Remove</button>
      </Drawer>,
    );
    const line = page.getByText("Water pump").element();
    const drawer = page.getByRole("dialog").element();
    expect(line.parentElement?.clientHeight).toBeGreaterThanOrEqual(320);
    drawer.scrollTop = drawer.scrollHeight;
    await expect.element(page.getByText("Pay", { exact: true })).toBeInViewport({ ratio: 0.9 });
    await expect.element(page.getByRole("button", { name: "Close your cart" })).toBeInViewport({ ratio: 0.5 });
  });
