import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BelowFold } from "./below-fold.tsx";

/** What stood on the part's page each time that the document changed. */
function watchPages(): string[] {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(document.querySelector("main")?.textContent ?? "")).observe(document.body, {
    childList: true,
    subtree: true,
  });
  return seen;
}

function Part() {
  return (
    <main>
      <h1>Fuel cap</h1>
      <BelowFold>
        <p id="fits">Fits 300 cars</p>
      </BelowFold>
    </main>
  );
}

const home = (
  <>
    <Link to="/part">Part</Link>
    <Link to="/part#fits">Cars</Link>
  </>
);

async function show(path: string) {
  const children = [
    { path: "/", element: home },
    { path: "/part", element: <Part /> },
  ];
  const router = createMemoryRouter([{ element: <Outlet />, children }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
  return router;
}

const firstScreen = "Fuel cap";
const whole = "Fuel capFits 300 cars";
const below = page.getByText("Fits 300 cars");

test("a page that a link leads to shows its first screen, and then the rest", async () => {
  await show("/");
  const seen = watchPages();
  await page.getByRole("link", { name: "Part" }).click();
  await expect.element(below).toBeVisible();
  expect(seen.filter((text) => text !== "")).toEqual([firstScreen, whole]);
});

test("the way back finds all of a page at once, so that it comes back to where it was left", async () => {
  const router = await show("/part");
  await expect.element(below).toBeVisible();
  await router.navigate("/");
  await expect.element(page.getByRole("link", { name: "Part" })).toBeVisible();
  const seen = watchPages();
  await router.navigate(-1);
  await expect.element(below).toBeVisible();
  expect(seen.filter((text) => text !== "")).toEqual([whole]);
});

test("a link to a place in the page finds that place", async () => {
  await show("/");
  const seen = watchPages();
  await page.getByRole("link", { name: "Cars" }).click();
  await expect.element(below).toBeVisible();
  expect(seen.filter((text) => text !== "")).toEqual([whole]);
});
