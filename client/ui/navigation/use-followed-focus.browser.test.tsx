import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { listenForLinks } from "#client/hydration/links/link-navigation.ts";
import { useFollowedFocus } from "./use-followed-focus.ts";

let show: (search: string) => void = () => {};

/** A list whose every state has an address; links are followed by the shop's own listener. */
function List() {
  const [search, setSearch] = useState("?vendor=sheoak&vendor=ironbark");
  useEffect(() => void (show = setSearch), []);
  useFollowedFocus(search);
  const { pathname } = location;
  return (
    <>
      <h1>Brakes</h1>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="In stock" onChange={() => setSearch("?availability=in-stock")} />
      {search.includes("vendor") && <a href={`${pathname}?on=1`}>Clear all</a>}
      <a href={`${pathname}?fits=all&vendor=sheoak`}>Only what fits</a>
      <nav>
        <a href={`${pathname}?vendor=sheoak&page=2`}>Next page</a>
      </nav>
    </>
  );
}

let isListening = false;

async function open() {
  if (!isListening) listenForLinks((to) => show(new URL(to, location.href).search));
  isListening = true;
  await render(<List />);
}

const heading = () => page.getByRole("heading", { level: 1, name: "Brakes" });
const settled = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

test.each(["Clear all", "Next page"])("'%s' leads the focus to the list's heading", async (name) => {
  await open();
  page.getByRole("link", { name }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading()).toHaveFocus();
});

test("a link that stays keeps the focus, and so do a box that was ticked and a field that the focus went on to", async () => {
  await open();
  const switched = page.getByRole("link", { name: "Only what fits" });
  switched.element().focus();
  await userEvent.keyboard("{Enter}");
  await settled();
  await expect.element(switched).toHaveFocus();
  const box = page.getByRole("checkbox", { name: "In stock" });
  await box.click();
  await settled();
  await expect.element(box).toHaveFocus();
  const field = page.getByRole("textbox", { name: "Search" });
  await field.click();
  show("?q=brake");
  await settled();
  await expect.element(field).toHaveFocus();
});

test("a new search that left the focus nowhere leads to the heading of what it found; a box that a finger ticked does not", async () => {
  await open();
  show("?availability=in-stock");
  await settled();
  expect(document.activeElement).toBe(document.body);
  show("?q=brake");
  await expect.element(heading()).toHaveFocus();
});
