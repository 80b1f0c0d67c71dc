import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { SelectedVehicleContext } from "#client/lib/storage/selected-vehicle.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import type { VariantStock } from "#shared/contract/catalogue/product.ts";
import { fullMessage } from "../../commands/later/move-line.ts";
import { readSavedLines, savedLinesKey, savedLinesMax, storeSavedLines, withSaved } from "../../commands/later/saved-lines.ts";
import { cartCommandEvent } from "../../commands/send-cart-command.ts";
import { exampleLine } from "../../example-cart.ts";
import { cartMutationKey } from "../../queries.ts";
import { judging, monaro } from "../../testing/example-car.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { tabIntoPage } from "../../testing/tab-into-page.ts";
import { SavedForLater, SaveForLater } from "./saved-for-later.tsx";

const { commands, told } = hearPage();

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;
const part = (number: number, title: string) => exampleLine({ id: `line-${number}`, variantId: variant(number), title });
const [pump, hose] = [part(1, "Water pump"), part(2, "Hose")] as const;
const saved = (lines: readonly CartLine[]) => lines.reduceRight<CartLine[]>((before, line) => withSaved(before, line) ?? before, []);
const many = (count: number) => Array.from({ length: count }, (_, at) => part(100 + at, `Part ${at}`));
const titlesKept = () => readSavedLines().map(({ title }) => title);
const onShelf = (number: number): VariantStock => ({
  variantId: variant(number),
  units: { Coburg: 1 },
  priceCents: 8000,
  isAvailable: true,
});

const section = page.getByRole("region", { name: /^Saved for later/ });
const wordsOf = (locator: typeof section) => expect.poll(() => locator.element().textContent);
const row = (name: string) => section.getByRole("article", { name });

async function show(lines: readonly CartLine[], variantStock: Api["catalogue"]["variantStock"] = async () => [onShelf(1), onShelf(2)]) {
  storeSavedLines(saved(lines));
  const queryClient = new QueryClient();
  const api = { ...unusedApi, catalogue: { ...unusedApi.catalogue, variantStock } };
  const screen = await render(
    <InShop api={api} queryClient={queryClient}>
      <SavedForLater />
    </InShop>,
  );
  return { ...screen, queryClient };
}

/** A change of the cart that is on its way until the test ends it. */
async function beginChange(queryClient: QueryClient): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  void new MutationObserver(queryClient, { mutationKey: cartMutationKey, mutationFn: () => promise }).mutate();
  // Until the page has shown it.
  await new Promise((shown) => setTimeout(shown, 50));
  return resolve;
}

describe("what is saved for later", () => {
  test("is listed, last first, with what all of it costs today, asked in one question", async () => {
    const asked = vi.fn<(input: unknown) => void>();
    await show([pump, hose], async (input) => {
      asked(input);
      return [onShelf(1), { ...onShelf(2), priceCents: 9900 }];
    });
    await expect.element(page.getByRole("heading", { name: "Saved for later (2)" })).toBeVisible();
    await wordsOf(row("Hose")).toMatch(/\$99\.00 was \$80\.00 when you saved it/);
    await wordsOf(row("Water pump")).not.toMatch(/when you saved it/);
    expect(
      section
        .getByRole("article")
        .elements()
        .map((element) => element.ariaLabel),
    ).toEqual(["Water pump", "Hose"]);
    expect(asked.mock.calls).toEqual([[{ ids: [variant(1), variant(2)] }]]);
  });

  test("takes no room where nothing is", async () => {
    const { container } = await show([]);
    expect(container.textContent).toBe("");
  });

  test("appears with the first line that is put aside, and leaves the focus where it is", async () => {
    await show([]);
    storeSavedLines(saved([pump]));
    await expect.element(row("Water pump")).toBeVisible();
    storeSavedLines(saved([pump, hose]));
    await expect.element(row("Hose")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test("takes no focus as the page begins, and is no stop on a keyboard's way", async () => {
    await show([pump]);
    expect(document.activeElement).toBe(document.body);
    await tabIntoPage();
    await expect.element(row("Water pump").getByRole("link", { name: "Water pump" })).toHaveFocus();
  });

  test("says of each part whether it fits the shopper's car", async () => {
    storeSavedLines(saved([pump]));
    await render(
      <InShop api={{ ...unusedApi, fitment: judging() }}>
        <SelectedVehicleContext value={monaro}>
          <SavedForLater />
        </SelectedVehicleContext>
      </InShop>,
    );
    await expect.poll(() => row("Water pump").element().textContent).toContain("Fits your HQ Monaro 253 V8");
  });

  test("keeps saying what is known of the others while it asks again without the one that went", async () => {
    const asked = vi.fn<(input: unknown) => void>();
    await show([pump, hose], (input) => {
      asked(input);
      return asked.mock.calls.length === 1 ? Promise.resolve([onShelf(1), onShelf(2)]) : new Promise(() => undefined);
    });
    await wordsOf(row("Water pump")).toMatch(/In Stock/);
    await row("Hose")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    await wordsOf(row("Water pump")).toMatch(/In Stock/);
    await expect.element(row("Water pump")).not.toHaveAttribute("aria-busy");
  });

  test("waits for an answer, says what is no longer sold once there is one, and what it cost where there is none", async () => {
    const answer = Promise.withResolvers<VariantStock[]>();
    const { unmount } = await show([pump, hose], () => answer.promise);
    await expect.element(row("Water pump")).toHaveAttribute("aria-busy", "true");
    answer.resolve([onShelf(1)]);
    await wordsOf(row("Hose")).toMatch(/No longer sold/);
    await wordsOf(row("Water pump")).toMatch(/In Stock/);
    await expect.element(row("Water pump")).not.toHaveAttribute("aria-busy");
    await unmount();
    await show([pump], () => Promise.reject(new Error("down")));
    await wordsOf(row("Water pump")).toMatch(/\$80\.00 when you saved it/);
  });

  test("goes back into the cart with all that was saved of it, and its button is busy as long as a change is on its way", async () => {
    const { queryClient } = await show([pump]);
    const move = row("Water pump").getByRole("button", { name: "Move to cart Water pump" });
    const end = await beginChange(queryClient);
    await expect.element(move).not.toHaveAttribute("aria-busy");
    await move.click();
    expect(commands).toMatchObject([{ intent: "add", variantId: variant(1), quantity: 2, name: "Water pump" }]);
    expect(commands[0]?.createMove).toBeTypeOf("function");
    await expect.element(move).toHaveAttribute("aria-busy", "true");
    end();
    await expect.element(move).not.toHaveAttribute("aria-busy");
    expect(titlesKept()).toEqual(["Water pump"]);
  });

  test("is removed by a button that says what, and one press brings it back", async () => {
    await show([pump, hose]);
    await row("Hose").getByRole("button", { name: "Remove Hose from what is saved" }).click();
    await expect.element(row("Hose")).not.toBeInTheDocument();
    expect(titlesKept()).toEqual(["Water pump"]);
    expect(told).toMatchObject([{ type: "info", message: "Removed Hose from what is saved.", action: { text: "Undo" } }]);
    told[0]?.action?.handler();
    await expect.element(row("Hose")).toBeVisible();
    expect(readSavedLines().map(({ title, quantity }) => [title, quantity])).toEqual([
      ["Hose", 2],
      ["Water pump", 2],
    ]);
  });

  test("isn't brought back over others that took its place", async () => {
    await show([pump]);
    await row("Water pump")
      .getByRole("button", { name: /^Remove/ })
      .click();
    storeSavedLines(saved(many(savedLinesMax)));
    told[0]?.action?.handler();
    expect(told.at(-1)).toEqual({ type: "info", message: fullMessage });
    expect(titlesKept()).not.toContain("Water pump");
  });

  test("keeps the keyboard's place when a line goes, and says when it was the last", async () => {
    await show([pump, hose]);
    const leave = async (name: string) => {
      const remove = row(name).getByRole("button", { name: /^Remove/ });
      remove.element().focus();
      await remove.click();
      await expect.element(row(name)).not.toBeInTheDocument();
      await expect.element(section).toHaveFocus();
    };
    await leave("Hose");
    await wordsOf(section).not.toMatch(/any more/);
    await leave("Water pump");
    await wordsOf(section).toMatch(/Saved for later \(0\)Nothing is saved for later any more\./);
  });

  test("leaves the focus where it is when another tab takes a line", async () => {
    await show([pump, hose]);
    const remove = row("Water pump").getByRole("button", { name: /^Remove/ });
    remove.element().focus();
    storeSavedLines(saved([pump]));
    await expect.element(row("Hose")).not.toBeInTheDocument();
    await expect.element(remove).toHaveFocus();
  });

  test("is looked up again where a page comes back from the browser's memory, and only there", async () => {
    const { unmount } = await show([pump]);
    await wordsOf(row("Water pump")).toMatch(/In Stock/);
    // As another tab does: this page hears nothing of it.
    localStorage.setItem(savedLinesKey, JSON.stringify(saved([pump, hose])));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(row("Hose")).not.toBeInTheDocument();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.element(row("Hose")).toBeVisible();
    await unmount();
    const heard = vi.fn();
    window.addEventListener("storage", heard);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    window.removeEventListener("storage", heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("a line of the cart that is put aside", () => {
  const button = page.getByRole("button", { name: "Save for later Water pump" });

  async function showButton() {
    const queryClient = new QueryClient();
    const log: string[] = [];
    window.addEventListener(cartCommandEvent, () => log.push("asked"), { once: true });
    await render(
      <InShop queryClient={queryClient}>
        <SaveForLater line={pump} onLeave={() => log.push("quantity sent")} />
      </InShop>,
    );
    return { queryClient, log };
  }

  test("is sent after the quantity that was just set, and its button is busy while that is on its way", async () => {
    const { queryClient, log } = await showButton();
    const end = await beginChange(queryClient);
    await expect.element(button).not.toHaveAttribute("aria-busy");
    await button.click();
    expect(log).toEqual(["quantity sent", "asked"]);
    expect(commands).toMatchObject([{ intent: "remove", lineId: "line-1" }]);
    expect(commands[0]?.createMove).toBeTypeOf("function");
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    end();
    await expect.element(button).not.toHaveAttribute("aria-busy");
  });

  test("stays in the cart where as many as may be are saved already, and the shopper hears why", async () => {
    storeSavedLines(saved(many(savedLinesMax)));
    await showButton();
    await button.click();
    expect(told).toEqual([{ type: "info", message: fullMessage }]);
    expect(commands).toEqual([]);
  });
});
