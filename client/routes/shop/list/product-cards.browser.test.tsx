import { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, Link, Outlet, ScrollRestoration, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import "#client/ui/styles/global.css";
import { ListPages } from "#client/features/catalogue/product-list/list-pages.tsx";
import { AppProviders } from "#client/lib/page/app-providers.tsx";
import { emptyList } from "#client/lib/testing/empty-list.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCard } from "#client/lib/wishlist/example-wish.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { ProductCards } from "./product-cards.tsx";

const fitCount = 2;
const otherCount = 6;
const verdicts = (count: number) =>
  Array.from({ length: count }, (_, at) => (at < fitCount ? ("fits" as const) : ("does-not-fit" as const)));

/** A list for a car: what fits goes first, and the rest is left out, or folded. */
function listFor(isOn: boolean): ProductList {
  const total = isOn ? fitCount : fitCount + otherCount;
  return {
    ...emptyList,
    total,
    products: verdicts(total).map((status, at) =>
      exampleCard(at + 1, { fitment: { status, positions: [], notes: [], isConditional: false, car: null } }),
    ),
    fitmentFilter: {
      isOn,
      vehicleLabel: "Falcon",
      vehicleName: "Falcon",
      fitCount,
      fitText: "",
      otherCount,
      isRanked: true,
      categoryCounts: [],
    },
  };
}

const lists = { limited: listFor(true), whole: listFor(false) };

function ListPage() {
  const { search } = useLocation();
  const isOn = !search.includes("fits=all");
  const list = isOn ? lists.limited : lists.whole;
  return (
    <main>
      <ProductCards name="Cables" list={list} view="grid" />
      <ListPages path="/cables" search={search} list={list} isPastTheEnd={false} isOn={isOn} otherCount={otherCount} />
      <Link to="/part">A part</Link>
    </main>
  );
}

const here = location.href;
let router: ReturnType<typeof createBrowserRouter>;

/** Loads a document, at an entry of the history that was there before where a state is given. */
async function open(path: string, state: unknown = null): Promise<void> {
  history.pushState(state, "", path);
  const layout = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const children = [
    { path: "/cables", Component: ListPage },
    { path: "/part", element: <h1>The part</h1> },
  ];
  router = createBrowserRouter([{ element: layout, children }]);
  await render(
    <AppProviders queryClient={new QueryClient()} api={unusedApi} site={{ origin: location.origin, name: "Rares" }} vehicle={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

afterEach(async () => {
  await cleanup();
  router.dispose();
  history.pushState(null, "", here);
});

const fold = page.getByRole("group").filter({ hasText: `${otherCount} for other cars` });
const summary = page.getByText(`${otherCount} for other cars`);
const lastPart = () => page.getByRole("article").last();

test("parts for other cars that were unfolded are so again on the way back, and the page is where it was left", async () => {
  await open("/cables?fits=all");
  await expect.element(fold).not.toHaveAttribute("open");
  await summary.click();
  lastPart().element().scrollIntoView();
  const left = window.scrollY;
  expect(left).toBeGreaterThan(0);
  await page.getByRole("link", { name: "A part" }).click();
  await expect.element(page.getByRole("heading", { name: "The part" })).toBeVisible();
  await router.navigate(-1);
  await expect.element(fold).toHaveAttribute("open");
  await vi.waitFor(() => expect(Math.abs(window.scrollY - left)).toBeLessThan(100));
});

test("what was folded again stays so, and a list that is opened anew is folded", async () => {
  await open("/cables?fits=all");
  await summary.click();
  await summary.click();
  await page.getByRole("link", { name: "A part" }).click();
  await router.navigate(-1);
  await expect.element(fold).not.toHaveAttribute("open");
  await summary.click();
  await page.getByRole("link", { name: "A part" }).click();
  await expect.element(page.getByRole("heading", { name: "The part" })).toBeVisible();
  await router.navigate("/cables?fits=all");
  await expect.element(fold).toBeVisible();
  await expect.element(fold).not.toHaveAttribute("open");
});

test("a document that is loaded again is unfolded as it was left", async () => {
  await open("/cables?fits=all");
  await summary.click();
  await expect.element(fold).toHaveAttribute("open");
  await expect.poll(() => history.state).toMatchObject({ areOthersOpen: true });
  const { state } = history;
  await cleanup();
  router.dispose();
  await open("/cables?fits=all", state);
  await expect.element(fold).toHaveAttribute("open");
});

test("the link to the parts for other cars leads to them, unfolded and in sight", async () => {
  await open("/cables");
  await expect.element(fold).not.toBeInTheDocument();
  const link = page.getByRole("link", { name: `${otherCount} for other cars` });
  const { pathname, search, hash } = new URL(link.element().getAttribute("href") ?? "", location.href);
  expect(pathname + search).toBe("/cables?fits=all");
  await router.navigate(pathname + search + hash);
  await expect.element(fold).toHaveAttribute("open");
  await expect.element(summary).toHaveFocus();
  await vi.waitFor(() => {
    const { top } = summary.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(innerHeight / 2);
    expect(window.scrollY).toBeGreaterThan(0);
  });
});

test("the link leads to the page on which they begin", async () => {
  lists.limited = { ...listFor(true), total: 50, pageCount: 3 };
  await open("/cables");
  const link = page.getByRole("link", { name: `${otherCount} for other cars` });
  await expect.element(link).toHaveAttribute("href", "/cables?fits=all&page=3#other-cars");
  lists.limited = listFor(true);
});
