import { use } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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
      <Link to="/heavy">Heavy</Link>
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
        <Link to="/slow">Slowly from a dialog</Link>
      </dialog>
    </>
  );
}

let arrive = () => {};
let draw = () => {};

/** A page without data that takes its time to be drawn. */
function Heavy({ drawn }: { drawn: Promise<void> }) {
  use(drawn);
  return <h1>Heavy</h1>;
}

const { href } = location;
beforeEach(() => history.replaceState(null, "", "/"));
afterEach(() => history.replaceState(null, "", href));

async function show() {
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/brakes", element: <h1>Brakes</h1> },
    { path: "/heavy", element: <Heavy drawn={drawn} /> },
    { path: "/silent", element: <p>No heading</p> },
    { path: "/slow", element: <h1>Slow</h1>, loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))) },
  ];
  await render(<RouterProvider router={createBrowserRouter([{ element: <Layout />, children }])} />);
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

test.each([
  ["on its way", "Slow", () => arrive()],
  ["being drawn", "Heavy", () => draw()],
])("where the focus goes on to while the page is %s, it stays", async (_when, name, come) => {
  await show();
  await page.getByRole("link", { name }).click();
  await userEvent.keyboard(name === "Slow" ? "{Tab}{Tab}" : "{Tab}");
  const field = page.getByRole("textbox", { name: "Search" });
  await expect.element(field).toHaveFocus();
  come();
  await expect.element(heading(name)).toBeInTheDocument();
  await settled();
  await expect.element(field).toHaveFocus();
});

test("what a dialog gives back as it closes on the way is no place that anybody went to", async () => {
  await show();
  document.querySelector("input")?.focus();
  document.querySelector("dialog")?.showModal();
  await page.getByRole("link", { name: "Slowly from a dialog" }).click();
  await settled();
  document.querySelector("dialog")?.close();
  await expect.element(page.getByRole("textbox", { name: "Search" })).toHaveFocus();
  arrive();
  await expect.element(heading("Slow")).toHaveFocus();
});
