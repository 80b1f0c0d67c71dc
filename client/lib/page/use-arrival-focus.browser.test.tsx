import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useArrivalFocus } from "./use-arrival-focus.ts";

function Layout() {
  useArrivalFocus("main");
  return (
    <>
      <Link to="/brakes">Brakes</Link>
      <Link to="/brakes?page=2">More</Link>
      <Link to="/silent">Silent</Link>
      <Link to="/slow">Slow</Link>
      <input aria-label="Search" />
      <button type="button" popoverTarget="panel">
        Menu
      </button>
      <div id="panel" popover="auto" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <dialog>
        <Link to="/brakes">From a dialog</Link>
      </dialog>
    </>
  );
}

let arrive = () => {};

async function show() {
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/brakes", element: <h1>Brakes</h1> },
    { path: "/silent", element: <p>No heading</p> },
    { path: "/slow", element: <h1>Slow</h1>, loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))) },
  ];
  await render(<RouterProvider router={createMemoryRouter([{ element: <Layout />, children }])} />);
}

/** Once what React does after a page is shown has been done. */
const settled = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("the first page leaves the focus where the browser has it", async () => {
  await show();
  await expect.element(heading("Home")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test("arriving at another page leads to its heading, or to the page where there is none", async () => {
  await show();
  await page.getByRole("link", { name: "Brakes" }).click();
  await expect.element(heading("Brakes")).toHaveFocus();
  await page.getByRole("link", { name: "Silent" }).click();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("what changes on the same page keeps the focus, and so does an open dialog", async () => {
  await show();
  await page.getByRole("link", { name: "Brakes" }).click();
  await page.getByRole("link", { name: "More" }).click();
  await expect.element(page.getByRole("link", { name: "More" })).toHaveFocus();

  await page.getByRole("link", { name: "Silent" }).click();
  await expect.element(page.getByRole("main")).toHaveFocus();
  document.querySelector("dialog")?.showModal();
  const inDialog = page.getByRole("link", { name: "From a dialog" });
  await inDialog.click();
  await expect.element(heading("Brakes")).toBeInTheDocument();
  await expect.element(inDialog).toHaveFocus();
});

test("what is used while the page is on its way keeps the focus, what was used before does not", async () => {
  await show();
  const field = page.getByRole("textbox", { name: "Search" });
  const slow = page.getByRole("link", { name: "Slow" });
  await field.click();
  await slow.click();
  await field.fill("brake");
  await field.click();
  arrive();
  await expect.element(heading("Slow")).toBeInTheDocument();
  await settled();
  await expect.element(field).toHaveFocus();

  await page.getByRole("link", { name: "Brakes" }).click();
  await expect.element(heading("Brakes")).toHaveFocus();
});

test("a panel that is open at arrival stays open, and its button keeps the focus", async () => {
  await show();
  await page.getByRole("link", { name: "Slow" }).click();
  const button = page.getByRole("button", { name: "Menu" });
  button.element().focus();
  document.querySelector<HTMLElement>("#panel")?.showPopover();
  arrive();
  await expect.element(heading("Slow")).toBeInTheDocument();
  await settled();
  await expect.element(button).toHaveFocus();
});
