import { afterEach, describe, expect, test } from "vitest";
import { pass, stopClock } from "#client/lib/testing/stopped-clock.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { storeCart } from "../copy/cart-storage.ts";
import { hearPage } from "../testing/hear-page.ts";
import { cartButton, cartPanel, idsKept, rest, showCartPanels } from "../testing/show-cart-panels.tsx";

const { commands, told } = hearPage();

/** Before this document was asked for. */
const longAgo = 1;

/** As the browser tells them what this one keeps. */
const tellOtherTabs = (newValue = localStorage.getItem("cart")) =>
  window.dispatchEvent(new StorageEvent("storage", { key: "cart", newValue }));

describe("the browser's copy of the cart", () => {
  test("is shown until the shop answers, whose answer is kept [shop-3.11] [shop-2.66]", async () => {
    storeCart(exampleCart());
    const { calls } = await showCartPanels();
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 2 items");
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.resolve(exampleCart({ lines: [exampleLine({ id: "newer", quantity: 1 })] }));
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 1 item");
    expect(idsKept()).toEqual(["newer"]);
  });

  test("follows the other tabs, and the shop is asked again where a page comes back from the browser's memory", async () => {
    const { calls, queryClient, queryKey } = await showCartPanels(exampleCart());
    storeCart(exampleCart({ lines: [exampleLine({ quantity: 5 })] }));
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 2 items");
    tellOtherTabs();
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 5 items");
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(calls).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.poll(() => calls.length).toBe(1);
  });

  test("reaches a tab that had no cart until another tab was given one", async () => {
    await showCartPanels();
    storeCart(exampleCart());
    tellOtherTabs();
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 2 items");
  });

  test("that another tab kept since this tab was answered is shown instead of being replaced, however late the code that keeps it comes", async () => {
    const { queryClient, queryKey } = await showCartPanels();
    const mine = exampleCart({ lines: [exampleLine({ quantity: 1 })] });
    queryClient.setQueryData(queryKey, mine, { updatedAt: Date.now() - 50 });
    storeCart(exampleCart({ lines: [exampleLine({ id: "line-1" }), exampleLine({ id: "other-tab", quantity: 3 })] }));
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 5 items");
    expect(idsKept()).toEqual(["line-1", "other-tab"]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test("that was kept while the clock was ahead stands in the place of no answer of the shop", async () => {
    storeCart(exampleCart({ lines: [exampleLine({ id: "ordered" })] }), Date.now() + 86_400_000);
    await showCartPanels(exampleCart({ lines: [exampleLine({ id: "now", quantity: 1 })] }));
    await expect.poll(idsKept).toEqual(["now"]);
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 1 item");
  });

  test("that is older than what this tab was answered is replaced", async () => {
    storeCart(exampleCart({ lines: [exampleLine({ id: "older" })] }), Date.now() - 50);
    const { queryClient, queryKey } = await showCartPanels();
    queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine({ id: "newer", quantity: 1 })] }));
    await expect.poll(idsKept).toEqual(["newer"]);
  });

  test("that a tab replaced which was answered earlier is put right", async () => {
    const { queryClient, queryKey } = await showCartPanels();
    queryClient.setQueryData(queryKey, exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    storeCart(exampleCart({ lines: [exampleLine({ id: "earlier", quantity: 1 })] }), Date.now() - 1000);
    tellOtherTabs();
    expect(idsKept()).toEqual(["line-1"]);
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 2 items");
  });

  test("is followed though this tab can't read it in the storage yet", async () => {
    await showCartPanels(exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    const before = localStorage.getItem("cart") ?? "";
    storeCart(exampleCart({ lines: [exampleLine({ id: "other-tab", quantity: 5 })] }));
    const newer = localStorage.getItem("cart");
    localStorage.setItem("cart", before);
    tellOtherTabs(newer);
    await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 5 items");
    expect(idsKept()).toEqual(["other-tab"]);
  });

  test("that can't be read is none, and the cart opens all the same", async () => {
    localStorage.setItem("cart", "{broken");
    const { calls } = await showCartPanels();
    await rest();
    expect(calls).toEqual([]);
    await cartButton.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.resolve(exampleCart());
    await expect.element(cartPanel.getByRole("list", { name: "Items in your cart" })).toBeVisible();
    expect(idsKept()).toEqual(["line-1"]);
  });

  test("isn't overwritten where another tab has just kept a newer one and only something else is heard here", async () => {
    const { queryClient, queryKey } = await showCartPanels(exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    storeCart(exampleCart({ lines: [exampleLine({ id: "other-tab" })] }));
    queryClient.setQueryData(["something else"], "There");
    await queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    await cartButton.click();
    await expect.element(cartPanel).toBeVisible();
    expect(idsKept()).toEqual(["other-tab"]);
  });

  test("is nobody's once the page is gone", async () => {
    const { unmount, queryClient, queryKey } = await showCartPanels(exampleCart());
    expect(idsKept()).toEqual(["line-1"]);
    await unmount();
    queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine({ id: "later" })] }));
    storeCart(exampleCart({ lines: [exampleLine({ id: "other-tab" })] }));
    tellOtherTabs();
    expect(idsKept()).toEqual(["other-tab"]);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ lines: [{ id: "later" }] });
  });
});

describe("what a form added that the browser posted itself", () => {
  const before = [
    exampleLine(),
    exampleLine({ id: "belt", variantId: "belt", title: "Fan belt", attributes: [{ key: "Side", value: "LH" }] }),
  ];
  const after = exampleCart({
    lines: [
      exampleLine({ id: "moved", quantity: 5 }),
      { ...exampleLine(before[1]), id: "belt-2" },
      exampleLine({ id: "other-side", variantId: "belt", attributes: [{ key: "Side", value: "RH" }], quantity: 1 }),
      exampleLine({ id: "gift", variantId: "mug", isGift: true, quantity: 1, freeQuantity: 1 }),
    ],
  });
  const added = (onCartEvent: Awaited<ReturnType<typeof showCartPanels>>["onCartEvent"]) =>
    onCartEvent.mock.calls.map(([event]) => event.type === "added" && [event.line.id, event.quantity, event.origin, event.searches]);
  afterEach(() => history.replaceState(null, "", location.pathname));

  test.each([["?notice=stock&added=1"], ["?again=1"]])("is counted once, where the address tells of it: %s", async (search) => {
    history.replaceState(null, "", search);
    storeCart(exampleCart({ lines: before }), longAgo);
    const { calls, onCartEvent, queryClient, queryKey, unmount } = await showCartPanels();
    await expect.poll(() => calls.length).toBe(1);
    expect(onCartEvent).not.toHaveBeenCalled();
    calls[0]?.resolve(after);
    await expect
      .poll(() => added(onCartEvent))
      .toEqual([
        ["moved", 3, null, []],
        ["other-side", 1, null, []],
      ]);
    queryClient.setQueryData(queryKey, { ...after, lines: [exampleLine({ quantity: 9 })] });
    await expect.poll(idsKept).toEqual(["line-1"]);
    expect(onCartEvent).toHaveBeenCalledTimes(2);
    await unmount();
    // The same document once more.
    const { onCartEvent: reloaded } = await showCartPanels(exampleCart({ lines: [exampleLine({ quantity: 9 })] }));
    await rest();
    expect(reloaded).not.toHaveBeenCalled();
  });

  test("is all that the cart holds where the browser has no copy of one", async () => {
    history.replaceState(null, "", "?added=1");
    const { onCartEvent } = await showCartPanels(exampleCart());
    await expect.poll(() => added(onCartEvent)).toEqual([["line-1", 2, null, []]]);
  });

  test("is nothing where no address tells of it: another device may have been at work", async () => {
    storeCart(exampleCart({ lines: before }), longAgo);
    const { onCartEvent } = await showCartPanels(after);
    await expect.poll(idsKept).toContain("moved");
    expect(onCartEvent).not.toHaveBeenCalled();
  });
});

describe("a gift that the cart no longer earns", () => {
  const gift = exampleLine({ id: "gift", title: "Oil filter", isGift: true, quantity: 2, freeQuantity: 1 });

  test("is taken out once the cart is left alone, once, and the shopper hears of it", async () => {
    const lapsed = exampleCart({ lines: [exampleLine(), gift, { ...gift, id: "gift-2", freeQuantity: 0 }] });
    const { queryClient, queryKey, beginChange } = await showCartPanels(lapsed);
    expect(commands).toEqual([]);
    await expect
      .poll(() => commands)
      .toEqual([
        { intent: "update", lineId: "gift", quantity: 1 },
        { intent: "update", lineId: "gift-2", quantity: 0 },
      ]);
    // Beside an "Undo", not in its place.
    expect(told).toEqual([{ type: "info", message: "We took out the free Oil filter: your cart no longer earns it.", isAside: true }]);
    queryClient.setQueryData(queryKey, { ...lapsed, discountCents: 1 });
    await rest();
    expect(commands).toHaveLength(2);
    // What the shop refuses to take out isn't asked for again when its answer is there.
    const end = beginChange();
    await rest();
    end();
    await rest();
    expect(commands).toHaveLength(2);
    expect(told).toHaveLength(1);
  });

  test("is taken out half a second after the last change of the cart [shop-4.30]", async () => {
    const { queryClient, queryKey } = await showCartPanels(exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    stopClock();
    const lapse = async (quantity: number) => {
      queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine(), { ...gift, quantity, freeQuantity: quantity - 1 }] }));
      await pass(0);
    };
    await lapse(2);
    await pass(400);
    await lapse(3);
    await pass(499);
    expect(commands).toEqual([]);
    await pass(1);
    expect(commands).toEqual([{ intent: "update", lineId: "gift", quantity: 2 }]);
  });

  test("is taken out whenever it lapses, one after the other, and all that go together are named", async () => {
    const { queryClient, queryKey } = await showCartPanels(exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine(), gift] }));
    await expect.poll(() => commands).toEqual([{ intent: "update", lineId: "gift", quantity: 1 }]);
    const others = [
      { ...gift, id: "cap", title: "Cap" },
      { ...gift, id: "mug", title: "Mug" },
    ];
    queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine(), ...others] }));
    await expect.poll(() => told.at(-1)?.message).toBe("We took out the free Cap, Mug: your cart no longer earns it.");
  });

  test("stays where the cart earns it again at once", async () => {
    const { queryClient, queryKey } = await showCartPanels(exampleCart());
    await expect.poll(idsKept).toEqual(["line-1"]);
    queryClient.setQueryData(queryKey, exampleCart({ lines: [gift] }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    queryClient.setQueryData(queryKey, exampleCart({ lines: [{ ...gift, freeQuantity: 2 }] }));
    await rest();
    expect(commands).toEqual([]);
    expect(told).toEqual([]);
  });

  test("is left alone while the cart is only the browser's copy, and as long as it is earned", async () => {
    storeCart(exampleCart({ lines: [gift] }), longAgo);
    const { unmount } = await showCartPanels();
    await rest();
    await unmount();
    await showCartPanels(exampleCart({ lines: [{ ...gift, freeQuantity: 2 }] }));
    await rest();
    expect(commands).toEqual([]);
    expect(told).toEqual([]);
  });
});
