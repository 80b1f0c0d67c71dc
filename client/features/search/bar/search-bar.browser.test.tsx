import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { havePartsFailed } from "#client/hydration/lazy-part.tsx";
import { AppProviders } from "#client/lib/page/app-providers.tsx";
import { pass, stopClock, typeInto } from "#client/lib/testing/stopped-clock.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { NotificationRegion } from "#client/ui/feedback/notification-region.tsx";
import { notify } from "#client/ui/feedback/notify.ts";
import type { Suggestions } from "#shared/contract/catalogue/search.ts";
import { loadSearchPanel } from "./load-search-panel.ts";
import { SearchBar } from "./search-bar.tsx";

vi.mock(import("./load-search-panel.ts"), { spy: true });
vi.mock(import("#client/hydration/lazy-part.tsx"), { spy: true });
const loadPanel = vi.mocked(loadSearchPanel);
const suggestions = vi.fn<Api["search"]["suggestions"]>();

/** The bar over a page that stands at an address; the router tells where it leads. */
async function show(address = "/parts") {
  const element = (
    <>
      <SearchBar findCollection={() => "brakes"} onSelectProduct={() => undefined} fitmentOf={() => null} />
      <button>Somewhere else</button>
      <NotificationRegion />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  const api = { ...unusedApi, search: { ...unusedApi.search, suggestions } };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <AppProviders queryClient={queryClient} api={api} site={{ origin: "http://shop.test", name: "Rares" }} vehicle={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

/** What is suggested where searches are all that is. */
const searches = (...texts: string[]): Suggestions => ({
  queryId: null,
  queries: texts.map((text) => ({ text, highlighted: [{ text, isMatch: false }] })),
  products: [],
  productTotal: 2,
  inCategory: null,
  categories: [],
  lookUp: null,
  pages: [],
  brands: [],
});

const box = page.getByRole("combobox", { name: "Search" });
const isOpen = () => box.element().getAttribute("aria-expanded") === "true";
const asked = () => suggestions.mock.calls.map(([input]) => input.q);

beforeEach(async () => {
  await page.viewport(1280, 800);
  suggestions.mockReset();
  suggestions.mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => page.viewport(414, 896));

describe("the search bar", () => {
  test("asks for suggestions once typing pauses, not with every letter", async () => {
    await show();
    await box.click();
    await box.fill("br");
    await box.fill("brake");
    expect(asked()).not.toContain("brake");
    await expect.poll(asked).toContain("brake");
    expect(asked()).not.toContain("br");
  });

  test("asks half a second after the last letter [shop-9.38]", async () => {
    await show();
    await box.click();
    await expect.poll(asked).toEqual([""]);
    stopClock();
    typeInto(box, "brak");
    await pass(400);
    typeInto(box, "brake");
    await pass(499);
    expect(asked()).toEqual([""]);
    await pass(1);
    expect(asked()).toEqual(["", "brake"]);
  });

  test("doesn't take what comes in the place of a chosen suggestion for it", async () => {
    const next = Promise.withResolvers<Suggestions>();
    suggestions.mockImplementation(({ q }) => (q === "brake p" ? next.promise : Promise.resolve(searches("brake hose", "brake line"))));
    const place = await show();
    await box.fill("brake");
    await expect.element(page.getByRole("option", { name: "brake hose" })).toBeVisible();
    await box.fill("brake p");
    await expect.poll(asked).toContain("brake p");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("option", { name: "brake hose", selected: true })).toBeVisible();
    next.resolve(searches("brake pad", "brake pedal"));
    await expect.element(page.getByRole("option", { name: "brake pad" })).toBeVisible();
    await expect.element(page.getByRole("option", { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.poll(place).toBe("/search?q=brake+p");
  });

  test("leads to the results of what stands in the box, and closes", async () => {
    const place = await show();
    await box.fill(" brake pad ");
    await userEvent.keyboard("{Enter}");
    await expect.poll(place).toBe("/search?q=brake+pad");
    expect(isOpen()).toBe(false);
    await expect.element(box).toHaveValue("brake pad");
  });

  test("holds the text of the results that are shown", async () => {
    await show("/search?q=clutch");
    await expect.element(box).toHaveValue("clutch");
    expect(isOpen()).toBe(false);
  });

  test("closes when the shopper turns elsewhere, by pointer or by keyboard, and stays closed", async () => {
    await show();
    await box.click();
    await expect.poll(isOpen).toBe(true);
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await expect.poll(isOpen).toBe(false);
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(isOpen).toBe(true);
    page.getByRole("button", { name: "Somewhere else" }).element().focus();
    await expect.poll(isOpen).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(isOpen()).toBe(false);
  });

  test("closes by Escape with the focus in the box, and opens again for the next key", async () => {
    await show();
    await box.click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(isOpen).toBe(false);
    await expect.element(box).toHaveFocus();
    await box.fill("x");
    await expect.poll(isOpen).toBe(true);
  });

  test("is emptied by its cross, which keeps the keyboard in the box", async () => {
    await show();
    await box.fill("brake");
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect.element(box).toHaveValue("");
    await expect.element(box).toHaveFocus();
    expect(isOpen()).toBe(false);
  });
});

test("where a part's code failed to come, the browser itself sends the search", async () => {
  vi.mocked(havePartsFailed).mockReturnValueOnce(true);
  const place = await show("/search?q=clutch");
  const sent = Promise.withResolvers<boolean>();
  document.addEventListener(
    "submit",
    (event) => {
      sent.resolve(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await box.fill("brake pad");
  await userEvent.keyboard("{Enter}");
  expect(await sent.promise).toBe(true);
  expect(place()).toBe("/search?q=clutch");
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(400, 800));

  test("the open search has the screen for itself, and gives it back [shop-2.68]", async () => {
    await show();
    const { documentElement } = document;
    const behind = page.getByText("Somewhere else").element();
    const closedAlready = document.createElement("aside");
    closedAlready.inert = true;
    behind.after(closedAlready);
    const areInert = () => [behind, closedAlready].map((element) => element.matches("[inert]"));
    await box.click();
    await expect.element(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    expect([areInert(), documentElement.dataset["modalOpen"]]).toEqual([[true, true], ""]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Search" })).not.toBeInTheDocument();
    expect([areInert(), documentElement.dataset["modalOpen"]]).toEqual([[false, true], undefined]);
    closedAlready.remove();
  });

  test("what is told while the search is open can be heard, and dismissed", async () => {
    await show();
    await box.click();
    await expect.element(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    notify({ type: "danger", message: "Water pump could not be added to your cart." });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect.element(page.getByText("Water pump could not")).not.toBeInTheDocument();
  });
});

describe.each([
  ["on a desktop", 1280],
  ["on a phone", 400],
])("where the panel's code doesn't come, %s", (_where, width) => {
  beforeEach(async () => {
    await page.viewport(width, 800);
    loadPanel.mockClear();
    loadPanel.mockRejectedValue(new Error("gone"));
    onTestFinished(() => void loadPanel.mockReset());
  });

  test("the box stays a form that leads to the results", async () => {
    const place = await show();
    await box.click();
    await expect.poll(() => loadPanel.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(isOpen).toBe(false);
    await box.fill("brake pad");
    await userEvent.keyboard("{Enter}");
    await expect.poll(place).toBe("/search?q=brake+pad");
    await expect.element(page.getByRole("button", { name: "Somewhere else" })).toBeVisible();
  });

  test("it is asked for again, and the panel opens once it can be had", async () => {
    await show();
    await box.click();
    await expect.poll(() => loadPanel.mock.calls.length).toBeGreaterThan(0);
    loadPanel.mockReset();
    await box.fill("brake");
    await expect.element(page.getByRole("listbox", { name: "Suggestions" })).toBeInTheDocument();
    expect(isOpen()).toBe(true);
  });
});
