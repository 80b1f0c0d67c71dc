import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMenuFiller } from "./fill-menu.ts";

const panelOf = (url: string) => `<li data-menu-top><div popover><a href="${url}">View All</a></div></li>`;
const fragment = ["/parts/electrical", "/parts/brakes"]
  .map((url) => `<div data-below="${url}"><ul><li><a href="${url}/first">First</a></li></ul></div>`)
  .join("");

let menu: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<nav data-panels="/site-menu/1"><ul>${panelOf("/parts/brakes")}${panelOf("/parts/electrical")}</ul></nav>`;
  menu = document.querySelector("nav") ?? document.body;
});
afterEach(() => {
  document.cookie = "garage=; max-age=0";
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const links = () => [...menu.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("each panel gets what stands below its department, in whatever order it comes, once", async () => {
  const fetched = vi.fn(async () => new Response(fragment));
  vi.stubGlobal("fetch", fetched);
  const fill = createMenuFiller(menu);
  await Promise.all([fill(), fill()]);
  await fill();
  expect(fetched.mock.calls).toEqual([["/site-menu/1"]]);
  expect(links()).toEqual(["/parts/brakes", "/parts/brakes/first", "/parts/electrical", "/parts/electrical/first"]);
});

const chooseCar = (id: string) => {
  document.cookie = `garage=${encodeURIComponent(JSON.stringify([{ id, label: "A car", answers: "engine:253 V8", selected: true }]))}`;
};

test("with a car its panels come counted for it, and anew once another car is chosen", async () => {
  const fetched = vi.fn(async () => new Response(fragment));
  vi.stubGlobal("fetch", fetched);
  const fill = createMenuFiller(menu);
  chooseCar("64");
  await fill();
  await fill();
  chooseCar("65");
  await fill();
  document.cookie = "garage=; max-age=0";
  await fill();
  expect(fetched.mock.calls).toEqual([
    ["/site-menu/1?vehicleId=64&answers=engine%3A253+V8"],
    ["/site-menu/1?vehicleId=65&answers=engine%3A253+V8"],
    ["/site-menu/1"],
  ]);
  expect(links()).toHaveLength(4);
});

test("the menu says that it is busy until its panels are filled", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const filled = createMenuFiller(menu)();
  expect(menu.ariaBusy).toBe("true");
  resolve(new Response(fragment));
  await filled;
  expect(menu.ariaBusy).toBeNull();
});

test.each([
  ["an error", async () => new Response("", { status: 503 })],
  ["no answer", async () => Promise.reject(new TypeError("offline"))],
])("after %s the panels keep the way to all of a department, and the next use asks again", async (_name, failing) => {
  vi.stubGlobal("fetch", failing);
  const fill = createMenuFiller(menu);
  await fill();
  expect(menu.ariaBusy).toBeNull();
  expect(links()).toEqual(["/parts/brakes", "/parts/electrical"]);
  vi.stubGlobal("fetch", async () => new Response(fragment));
  await fill();
  expect(links()).toHaveLength(4);
});
