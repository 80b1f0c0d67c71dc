import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
        <li data-menu-top><a href="/parts/engine">Engine</a><div popover><a href="/parts/engine">All</a></div></li>
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

describe("a mouse that came in one move before the code was there", () => {
  beforeEach(async () => {
    await page.viewport(1280, 700);
    const menu = document.querySelector("nav");
    if (menu) menu.style.cssText = "display: block; position: static";
    await page.getByRole("link", { name: "Engine", exact: true }).hover();
    loadMenuCode(document, leaving.signal);
  });

  const sign = (type: string) =>
    document.querySelectorAll("nav a")[1]?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", bubbles: true, cancelable: true }));
  const isOpen = () => document.querySelector("li [popover]")?.matches(":popover-open");

  test("opens the panel of the entry that it rests on", async () => {
    sign("pointermove");
    await expect.poll(isOpen).toBe(true);
  });

  test("opens nothing where it pressed", async () => {
    sign("pointermove");
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    sign("click");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isOpen()).toBe(false);
  });
});
