import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOnHover } from "./open-on-hover.ts";

let leaving: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  const entry = (name: string) =>
    `<li data-menu-top id="${name}"><button popovertarget="of-${name}"></button><div popover id="of-${name}"><a href="#${name}">All</a></div></li>`;
  document.body.innerHTML = `<nav>${entry("brakes")}${entry("engine")}</nav>`;
  leaving = new AbortController();
  openOnHover(one("nav"), () => true, leaving.signal);
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const one = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const isOpen = (name: string) => one(`#of-${name}`).matches(":popover-open");
const mouse = (type: string, selector: string) =>
  one(selector).dispatchEvent(new PointerEvent(type, { pointerType: "mouse", bubbles: type === "pointermove" }));
const longEnough = () => vi.advanceTimersByTime(1000);

beforeEach(() => {
  mouse("pointermove", "#brakes");
  longEnough();
});

test("a mouse that leaves closes the panel that it opened", () => {
  expect(isOpen("brakes")).toBe(true);
  mouse("pointerleave", "nav");
  longEnough();
  expect(isOpen("brakes")).toBe(false);
});

test("a mouse that leaves across another entry closes the panel that it came from", () => {
  mouse("pointermove", "#engine");
  mouse("pointerleave", "nav");
  longEnough();
  expect([isOpen("brakes"), isOpen("engine")]).toEqual([false, false]);
});

test.each(["brakes", "engine"])(
  "a mouse under which a followed link's panel went leaves open what the keyboard opened since: %s",
  (name) => {
    one("#of-brakes a").addEventListener("click", () => one("#of-brakes").hidePopover());
    one("#of-brakes a").click();
    one(`#of-${name}`).showPopover();
    // Browsers tell only with the next frame that the mouse isn't over the menu any more.
    mouse("pointerleave", "nav");
    longEnough();
    expect(isOpen(name)).toBe(true);
  },
);

test("a mouse that passes beside the entries leaves open what the keyboard opened", () => {
  one("#of-engine").showPopover();
  mouse("pointermove", "nav");
  longEnough();
  expect(isOpen("engine")).toBe(true);
});
