import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { exampleCart } from "../example-cart.ts";
import type { CartEvent } from "./events/cart-event.ts";
import { useCartCommands } from "./use-cart-commands.ts";

const variantId = "gid://shopify/ProductVariant/1";

// What an earlier page of this tab couldn't send; it is read when the queue's code comes.
sessionStorage.setItem("cart-unsent", JSON.stringify([{ intent: "remove", lineId: "left-behind" }]));

const addLines = vi.fn<(input: { lines: object[] }) => Promise<Cart>>();
const removeLine = vi.fn<(input: { lineId: string }) => Promise<Cart>>();
const onCartEvent = vi.fn<(event: CartEvent) => void>();
/** What the browser sent by itself. */
const posted = vi.fn<(fields: Record<string, FormDataEntryValue>) => void>();

const api = { ...unusedApi, cart: { ...unusedApi.cart, addLines, removeLine } };

function Page({ intent = "add", isCartForm = true }: { intent?: string; isCartForm?: boolean }) {
  useCartCommands(onCartEvent);
  return (
    <form method="post" action="/cart" data-cart-form={isCartForm ? true : undefined}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="name" value="Water pump" />
      <button type="submit" name="quantity" value="2">
        Add two
      </button>
    </form>
  );
}

const show = (element = <Page />) => render(<InShop api={api}>{element}</InShop>);
const button = page.getByRole("button", { name: "Add two" });

/** Nothing of a test may lead the browser away. */
const stay = (event: Event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement)
    posted(Object.fromEntries(new FormData(event.target, event.submitter)));
};

beforeEach(() => {
  for (const mock of [addLines, removeLine, onCartEvent, posted]) mock.mockReset();
  addLines.mockResolvedValue(exampleCart());
  removeLine.mockResolvedValue(exampleCart());
  window.addEventListener("submit", stay);
});
afterEach(() => {
  window.removeEventListener("submit", stay);
  document.cookie = "__cfclick=; Path=/; Max-Age=0";
  history.replaceState(null, "", location.pathname);
});

test("what an earlier page couldn't send is sent by this one, once nothing more urgent is to be done", async () => {
  await show();
  await expect.poll(() => removeLine.mock.calls.map(([input]) => input)).toEqual([{ lineId: "left-behind" }]);
  expect(sessionStorage.getItem("cart-unsent")).toBeNull();
});

describe("a form of the cart", () => {
  test("is carried out where it stands, with the button that was pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<Cart>();
    addLines.mockReturnValue(promise);
    await show();
    await button.click();
    await expect
      .poll(() => addLines.mock.calls.map(([input]) => input))
      .toEqual([{ lines: [{ variantId, quantity: 2 }], key: expect.any(String), isRepeated: false }]);
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    resolve(exampleCart());
    await expect.element(button).not.toHaveAttribute("aria-busy");
    expect(onCartEvent.mock.calls.map(([{ type }]) => type)).toEqual(["added"]);
    expect(posted).not.toHaveBeenCalled();
  });

  test("brings the click of the affiliate whose link led here", async () => {
    history.replaceState(null, "", `${location.pathname}?cfclick=aff-42`);
    await show();
    await button.click();
    await expect
      .poll(() => addLines.mock.calls.map(([{ lines }]) => lines[0]))
      .toEqual([{ variantId, quantity: 2, attributes: [{ key: "__cfclick", value: "aff-42" }] }]);
  });

  test("that brings no token of an affiliate brings none", async () => {
    document.cookie = "__cfclick=a%20b; Path=/";
    history.replaceState(null, "", `${location.pathname}?cfclick=%3Cscript%3E`);
    await show();
    await button.click();
    await expect.poll(() => addLines.mock.calls.map(([{ lines }]) => lines[0])).toEqual([{ variantId, quantity: 2 }]);
  });

  test.for(["nonsense", "choose"])(
    "that can't be read, or has something left to choose, goes to the page that says so: %s",
    async (intent) => {
      await show(<Page intent={intent} />);
      await button.click();
      await expect.poll(() => posted.mock.calls).toEqual([[{ intent, variantId, name: "Water pump", quantity: "2" }]]);
      expect(addLines).not.toHaveBeenCalled();
    },
  );

  test("that somebody else has taken over is left to them", async () => {
    const take = (event: Event) => event.preventDefault();
    window.addEventListener("submit", take, true);
    await show();
    await button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.removeEventListener("submit", take, true);
    expect(addLines).not.toHaveBeenCalled();
  });
});

test("a form that is left once the page is gone is the browser's again", async () => {
  const { unmount } = await show();
  const left = document.createElement("form");
  left.dataset.cartForm = "true";
  document.body.append(left);
  onTestFinished(() => left.remove());
  await unmount();
  left.requestSubmit();
  expect(posted).toHaveBeenCalledOnce();
});

test("any other form is nobody's business", async () => {
  await show(<Page isCartForm={false} />);
  await button.click();
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  expect(addLines).not.toHaveBeenCalled();
});

describe("a command without a form", () => {
  const send = () => window.dispatchEvent(new CustomEvent("shop:cart-command", { detail: { intent: "remove", lineId: "line-1" } }));

  test("is carried out, too", async () => {
    await show();
    send();
    await expect.poll(() => removeLine.mock.calls.map(([input]) => input)).toEqual([{ lineId: "line-1" }]);
  });

  test("finds nobody once the page is gone", async () => {
    const { unmount } = await show();
    await unmount();
    send();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(removeLine).not.toHaveBeenCalled();
  });
});
