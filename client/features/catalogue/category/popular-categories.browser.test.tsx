// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PopularCategories } from "./popular-categories.tsx";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

test("popular categories stand two a row on a phone, all of one height, however long their names", async () => {
  const titles = ["Engine", "Transmission & Drivetrain", "Rubber & Weatherstrips", "Brakes"];
  const departments = titles.map((title, at) => ({
    handle: String(at),
    title,
    url: `/parts/${at}`,
    picture: null,
    productCount: 9 - at,
    children: [],
  }));
  await render(
    <div style={{ inlineSize: "22rem" }}>
      <PopularCategories departments={departments} />
    </div>,
  );
  const boxes = page
    .getByRole("link")
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect(boxes[1]?.top).toBe(boxes[0]?.top);
  expect(boxes[2]?.left).toBe(boxes[0]?.left);
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
});
