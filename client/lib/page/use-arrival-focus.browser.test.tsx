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
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <dialog>
        <Link to="/brakes">From a dialog</Link>
      </dialog>
    </>
  );
}

async function show() {
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/brakes", element: <h1>Brakes</h1> },
    { path: "/silent", element: <p>No heading</p> },
  ];
  await render(<RouterProvider router={createMemoryRouter([{ element: <Layout />, children }])} />);
}

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
