import { createMemoryRouter, Outlet, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { renderToString } from "react-dom/server";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { notificationEvent } from "#client/ui/feedback/notify.ts";
import "#client/ui/styles/global.css";
import { comparedMax } from "#shared/domain/choosing/comparison.ts";

// It is read as the code comes.
sessionStorage.setItem("compared", "<script>,,pad-1,../b,pad-1,pad-9");
const { CompareTick, CompareTicked } = await import("./compare-tick.tsx");

const said: string[] = [];
const hear = (event: Event) => {
  if (event instanceof CustomEvent) said.push(event.detail.message);
};

/** A page of a list, tall enough to scroll; the second page has the next six parts. */
function List({ from = 1 }: { from?: number }) {
  const numbers = Array.from({ length: 6 }, (_, at) => from + at);
  return (
    <main>
      {numbers.map((number) => (
        <div key={number} style={{ blockSize: "400px" }}>
          <CompareTick product={{ handle: `pad-${number}`, title: `Pad ${number}` }} />
        </div>
      ))}
      <CompareTicked />
      <p style={{ blockSize: "400px" }}>What comes after the list</p>
    </main>
  );
}

function Comparison() {
  const { search } = useLocation();
  return <h1>Compared{search}</h1>;
}

async function show() {
  const children = [
    { path: "/list", element: <List key="one" /> },
    { path: "/list/2", element: <List key="two" from={7} /> },
    { path: "/compare", Component: Comparison },
  ];
  const router = createMemoryRouter([{ element: <Outlet />, children }], { initialEntries: ["/list"] });
  await render(<RouterProvider router={router} />);
  return router;
}

const box = (number: number) => page.getByRole("checkbox", { name: `Compare Pad ${number}`, exact: true });
const bar = page.getByRole("status");

beforeEach(() => {
  said.length = 0;
  window.addEventListener(notificationEvent, hear);
});
afterEach(async () => {
  const clear = page.getByRole("button", { name: "Clear" });
  if (clear.query()) await clear.click();
  await cleanup();
  window.removeEventListener(notificationEvent, hear);
});

test("of what the browser kept only what can be a part counts, each once", async () => {
  await show();
  await expect.element(bar).toHaveTextContent(`2 of ${comparedMax} chosen`);
  await expect.element(box(1)).toBeChecked();
});

test("the first tick brings a bar into sight that counts, leads on with all that is chosen, and clears", async () => {
  const router = await show();
  await box(1).click();
  await expect.element(bar).toHaveTextContent(`1 of ${comparedMax} chosen`);
  await expect.element(page.getByRole("button", { name: "Compare 1 part" })).toBeInViewport();
  await router.navigate("/list/2");
  await box(8).click();
  await page.getByRole("button", { name: "Compare 2 parts" }).click();
  await expect.element(page.getByRole("heading")).toHaveTextContent("Compared?parts=pad-1,pad-8");
  await router.navigate(-2);
  await expect.element(box(1)).toBeChecked();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(box(1)).not.toBeChecked();
  await expect.element(bar).toHaveTextContent(`Tick up to ${comparedMax} parts to see them side by side.`);
  await expect.element(page.getByRole("button", { name: "Compare", exact: true })).toHaveFocus();
});

test("one more than fits side by side isn't ticked, and it is said why", async () => {
  await show();
  for (const number of [1, 2, 3, 4, 5]) await box(number).click();
  await expect.element(box(5)).not.toBeChecked();
  await expect.element(bar).toHaveTextContent("4 of 4 chosen");
  expect(said).toEqual(["4 parts fit side by side. Take one of them out first."]);
  await box(2).click();
  await box(5).click();
  await expect.element(box(5)).toBeChecked();
});

test("a press with nothing ticked stays, and says what to do", async () => {
  await show();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect.element(box(1)).toBeInTheDocument();
  expect(said).toEqual(["Tick the parts that you want to compare first."]);
});

test("what was ticked before the code was there counts, and the browser keeps the choice for the visit", async () => {
  const router = createMemoryRouter([{ path: "/", element: <List /> }]);
  const list = <RouterProvider router={router} />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(list);
  document.body.append(root);
  for (const early of Array.from(root.querySelectorAll("input")).slice(0, 2)) early.checked = true;
  const hydrated = hydrateRoot(root, list);
  await expect.element(bar).toHaveTextContent("2 of 4 chosen");
  await expect.element(box(2)).toBeChecked();
  expect(sessionStorage.getItem("compared")).toBe("pad-1,pad-2");
  await page.getByRole("button", { name: "Clear" }).click();
  hydrated.unmount();
  root.remove();
});
