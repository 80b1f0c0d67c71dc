import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menuId } from "../menu-id.ts";
import { loadMenuCode } from "./load-menu-code.ts";

vi.mock(import("./listen-for-menu.ts"), () => {
  throw new Error("gone");
});

let leaving: AbortController;

beforeEach(() => {
  document.body.innerHTML = `<header><input aria-label="Search"><nav id="${menuId}" popover="auto"></nav></header>`;
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  document.body.replaceChildren();
});

test("code that doesn't come is asked for with the next sign, not over and over while the header is in use", async () => {
  const field = document.querySelector("input");
  field?.focus();
  const header = document.querySelector("header");
  const wait = vi.spyOn(header ?? document.body, "addEventListener");
  const isWaitedFor = () => wait.mock.calls.filter(([sign]) => sign === "focusin").length;
  const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
  loadMenuCode(document, leaving.signal);
  await expect.poll(isWaitedFor).toBeGreaterThan(1);
  await rest();
  expect(isWaitedFor()).toBe(2);

  field?.blur();
  field?.focus();
  await expect.poll(isWaitedFor).toBe(3);
  await rest();
  expect(isWaitedFor()).toBe(3);
});
