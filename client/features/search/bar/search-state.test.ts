import { expect, test } from "vitest";
import { initialSearch, searchReducer } from "./search-state.ts";
import type { SearchEvent } from "./search-state.ts";

const start = initialSearch({ locationKey: "a", pathname: "/search", urlText: "brake disc" });
const after = (...events: SearchEvent[]) => events.reduce(searchReducer, start);

test("focus opens the panel at once [shop-2.21]", () => {
  expect(after({ type: "focused" })).toMatchObject({ isOpen: true, askedText: "brake disc" });
});

test("a pause in typing opens the panel and asks for the new text, but not when the text is the page's own [shop-2.21]", () => {
  expect(after({ type: "typed", text: "brake pad" }, { type: "paused" })).toMatchObject({ isOpen: true, askedText: "brake pad" });
  expect(after({ type: "typed", text: "brake disc" }, { type: "paused" }).isOpen).toBe(false);
});

test("typing alone asks for nothing yet [shop-5.13]", () => {
  expect(after({ type: "typed", text: "brake pad" })).toMatchObject({ text: "brake pad", askedText: "brake disc" });
});

test("closing before the pause leaves nothing waiting that could open the panel again", () => {
  const closed = after({ type: "focused" }, { type: "typed", text: "pump" }, { type: "closed" });
  expect(closed).toMatchObject({ isOpen: false, askedText: closed.text });
});

test("the cross empties the box and closes [shop-2.23]", () => {
  expect(after({ type: "focused" }, { type: "cleared" })).toMatchObject({ text: "", isOpen: false });
});

test("any new page closes the panel; the box takes that page's search text [shop-2.22] [shop-2.24]", () => {
  const open = [{ type: "focused" }, { type: "typed", text: "pump" }] as const;
  expect(after(...open, { type: "arrived", locationKey: "b", pathname: "/", urlText: "" })).toMatchObject({ isOpen: false, text: "" });
  expect(after(...open, { type: "arrived", locationKey: "b", pathname: "/search", urlText: "pump" })).toMatchObject({
    isOpen: false,
    text: "pump",
    urlText: "pump",
  });
});

test("what is typed stays while the same page only shows something else, such as rows or other filters", () => {
  const open = [{ type: "focused" }, { type: "typed", text: "brake pad" }] as const;
  const arrived = { type: "arrived", locationKey: "b", pathname: "/search", urlText: "brake disc" } as const;
  expect(after(...open, { type: "leaving", nextKey: "b" }, arrived)).toMatchObject({
    locationKey: "b",
    nextKey: undefined,
    isOpen: false,
    text: "brake pad",
  });
  expect(after(...open, { ...arrived, pathname: "/parts" }).text).toBe("brake disc");
});

test("typing again leaves the suggestion that the arrows stood on", () => {
  expect(after({ type: "moved", activeId: "option" }, { type: "typed", text: "x" }).activeId).toBeNull();
});

test("a page that is on its way closes the panel at once; the text waits for the page", () => {
  const leaving = after({ type: "focused" }, { type: "typed", text: "pump" }, { type: "leaving", nextKey: "b" });
  expect(leaving).toMatchObject({ isOpen: false, text: "pump", nextKey: "b" });
  expect(searchReducer(leaving, { type: "leaving", nextKey: undefined })).toMatchObject({ text: "pump", nextKey: undefined });
});
