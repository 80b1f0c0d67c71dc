import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForLinks } from "./link-navigation.ts";

const navigate = vi.fn<(to: string) => Promise<void> | void>();
/** Hears at last whether the shop took a press over; what reaches the browser is kept from leaving the test's page. */
const leave = vi.fn((event: MouseEvent) => {
  const isTaken = event.defaultPrevented;
  event.preventDefault();
  return { isTaken };
});

beforeEach(() => {
  // Once more than before: whoever listened first takes the press, and the others leave it alone.
  listenForLinks(navigate);
  window.addEventListener("click", leave);
});
afterEach(() => {
  window.removeEventListener("click", leave);
  document.body.replaceChildren();
  navigate.mockClear();
  leave.mockClear();
});

/** Presses a link and tells whether the shop took the press over. */
function press(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return navigate.mock.calls.length > 0;
}

test("a plain press on a link of the shop is a navigation within the page, to where it leads", () => {
  expect(press('<a href="/parts?page=2#list"><b>Parts</b></a>')).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/parts?page=2#list");
});

test("a press that the shop takes over loads no new document", () => {
  press('<a href="/parts">Parts</a>');
  expect(leave).toHaveReturnedWith({ isTaken: true });
  press('<a href="/parts" target="_blank">Parts</a>');
  expect(leave).toHaveLastReturnedWith({ isTaken: false });
});

test("a link that is followed is marked before anything else, until the way is over", async () => {
  const way = Promise.withResolvers<void>();
  navigate.mockReturnValueOnce(way.promise);
  press('<a href="/parts">Parts</a><a href="/stores">Stores</a>');
  const marked = () => Array.from(document.querySelectorAll("[data-followed]"), (link) => link.textContent);
  expect(marked()).toEqual(["Parts"]);
  way.resolve();
  await expect.poll(marked).toEqual([]);
});

test.each<[string, MouseEventInit]>([
  ["with Ctrl, which opens a tab", { ctrlKey: true }],
  ["with Cmd, which opens a tab", { metaKey: true }],
  ["with Shift, which opens a window", { shiftKey: true }],
  ["with Alt, which saves", { altKey: true }],
  ["with the middle button, which opens a tab", { button: 1 }],
])("a press %s is the browser's", (_name, init) => {
  expect(press('<a href="/parts">Parts</a>', init)).toBe(false);
});

test.each([
  ["leads to another origin", '<a href="https://maps.example/">Map</a>'],
  ["opens elsewhere", '<a href="/parts" target="_blank">Parts</a>'],
  ["is a download", '<a href="/list.csv" download>List</a>'],
  ["asks for the browser", '<a href="/checkout" data-native>Checkout</a>'],
  ["leads to the sign-in", '<a href="/login">Sign In</a>'],
  ["leads back from the sign-in", '<a href="/callback">Back</a>'],
])("a link that %s is the browser's", (_name, html) => {
  expect(press(html)).toBe(false);
});

test.each([
  ["within the page", "#reviews", false],
  ["to another page's part", `/elsewhere${location.search}#reviews`, true],
  ["to a part of the same list, otherwise filtered", "?page=2#reviews", true],
  ["to the page itself", "", true],
])("a jump %s", (_name, end, isTaken) => {
  const { pathname, search } = location;
  expect(press(`<a href="${end.startsWith("/") ? end : pathname + (end.startsWith("?") ? end : search + end)}">Reviews</a>`)).toBe(isTaken);
});

test.each(["/login-help", "/parts/login", "/callbacks"])("%s only sounds like the sign-in", (path) => {
  expect(press(`<a href="${path}">Read</a>`)).toBe(true);
});

test.each(["/Parts/Brakes", "/parts/brakes/", "/Stores", "/Stores/ChIJc0fcs/coburg-north", "/stores/ChIJc0fcs/", "/parts/caf%C3%A9S"])(
  "%s isn't a page's own address, so the browser goes there and is sent on [shop-2.5]",
  (path) => {
    expect(press(`<a href="${path}">Read</a>`)).toBe(false);
  },
);

test.each(["/", "/stores/ChIJc0fcs/coburg-north", "/parts/caf%C3%A9", "/search?q=HQ/", "/parts#List"])(
  "%s is a page's own address [shop-2.5]",
  (path) => {
    expect(press(`<a href="${path}">Read</a>`)).toBe(true);
  },
);

test("a link that names its own window is the shop's, and what is no link is nobody's", () => {
  expect(press('<a href="/parts" target="_self">Parts</a>')).toBe(true);
  navigate.mockClear();
  document.body.innerHTML = "<button>Parts</button>";
  document.querySelector("button")?.click();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["to another page", "/parts"],
  ["within the page", `${location.pathname}${location.search}#reviews`],
  ["to where the browser goes by itself", "/login"],
])("a link %s closes the header's panel that it stands in, and those around it", (_name, href) => {
  document.body.innerHTML = `<header><nav popover="auto"><div popover="auto"><a href="${href}">Parts</a></div></nav></header>`;
  const panels = document.querySelectorAll<HTMLElement>("[popover]");
  for (const panel of panels) panel.showPopover();
  document.querySelector("a")?.click();
  expect(Array.from(panels, (panel) => panel.matches(":popover-open"))).toEqual([false, false]);
});

test.each([
  ["what is no link", '<header><nav popover="auto"><p>Brakes</p></nav></header>'],
  ["a link of a list's own panel", '<main><div popover="auto"><a href="/parts">Clear all</a></div></main>'],
])("%s closes nothing", (_name, html) => {
  document.body.innerHTML = html;
  const panel = document.querySelector<HTMLElement>("[popover]");
  panel?.showPopover();
  panel?.querySelector<HTMLElement>("p, a")?.click();
  expect(panel?.matches(":popover-open")).toBe(true);
});

test("a press that somebody else took over is nobody's navigation", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
  expect(press('<a href="/parts">Parts</a>')).toBe(false);
});
