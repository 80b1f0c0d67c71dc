import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMenuCode } from "./load-menu-code.ts";
import { menuId } from "../menu-id.ts";

let leaving: AbortController;

beforeEach(async () => {
  await page.viewport(390, 700);
  document.body.innerHTML = `
    <header>
      <button popovertarget="${menuId}">Menu</button>
      <nav id="${menuId}" popover="auto"><ul>
        <li data-menu-top><a href="/parts/brakes">Brakes</a></li>
        <li data-menu-top><a href="/parts/engine">Engine</a></li>
      </ul></nav>
    </header>`;
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  document.body.replaceChildren();
});

const link = (name: string) => page.getByRole("link", { name });
const opener = page.getByRole("button", { name: "Menu" });

test("whoever opens the menu on a phone stands at its first entry, and goes on with the arrow keys", async () => {
  loadMenuCode(document, leaving.signal);
  await opener.click();
  await expect.element(link("Brakes")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link("Engine")).toHaveFocus();
});

test("a menu that was opened before its code began to listen is taken over as it stands", async () => {
  await opener.click();
  await expect.element(link("Brakes")).toBeVisible();
  loadMenuCode(document, leaving.signal);
  await expect.element(link("Brakes")).toHaveFocus();
});

test("a page that is left by then isn't listened to", async () => {
  loadMenuCode(document, leaving.signal);
  leaving.abort();
  await opener.click();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(link("Brakes")).not.toHaveFocus();
});

test("an arrow key that is pressed before the code is there counts once it is", async () => {
  loadMenuCode(document, leaving.signal);
  document.getElementById(menuId)?.showPopover();
  const first = document.querySelector<HTMLElement>("nav a");
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  await expect.element(link("Engine")).toHaveFocus();
});
