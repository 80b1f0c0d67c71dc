import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../styles/global.css";
import { Pagination } from "./pagination.tsx";

// As on a phone, whose scrollbar lies over the page.
beforeEach(() => {
  document.documentElement.style.scrollbarGutter = "auto";
  document.body.style.paddingInline = "var(--space-page)";
});
afterEach(() => page.viewport(1024, 768));

/** What a phone of this width shows, gap signs with it, in one row or several. */
async function shownAt(width: number, current: number, pageCount: number): Promise<string> {
  await page.viewport(width, 800);
  const { container, unmount } = await render(<Pagination page={current} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} />);
  const items = Array.from(container.querySelectorAll("li")).filter((item) => item.checkVisibility());
  const rows = new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
  const texts = items.map((item) => {
    const link = item.querySelector("a");
    if (!link?.checkVisibility()) return "…";
    return link.rel === "prev" ? "‹" : link.rel === "next" ? "›" : link.lastChild?.textContent;
  });
  await unmount();
  return texts.join(" ") + (rows > 1 ? ` in ${rows} rows` : "");
}

for (const width of [320, 390]) {
  test(`at ${width} px a list of four pages shows all of them, wherever one is`, async () => {
    const shown = [];
    for (const current of [1, 2, 3, 4]) shown.push(await shownAt(width, current, 4));
    expect(shown).toEqual(["1 2 3 4 ›", "‹ 1 2 3 4 ›", "‹ 1 2 3 4 ›", "‹ 1 2 3 4"]);
  });

  test(`at ${width} px a longer list keeps its ends, shows every gap, and stays in one row`, async () => {
    const shown = [];
    for (const [current, count] of [
      [1, 200],
      [2, 200],
      [3, 200],
      [100, 200],
      [198, 200],
      [199, 200],
      [200, 200],
      [3, 6],
      [4, 7],
      [1, 5],
      [3, 5],
    ] as const)
      shown.push(await shownAt(width, current, count));
    expect(shown).toEqual([
      "1 … 200 ›",
      "‹ 1 2 … 200 ›",
      "‹ 1 … 3 … 200 ›",
      "‹ 1 … 100 … 200 ›",
      "‹ 1 … 198 … 200 ›",
      "‹ 1 … 199 200 ›",
      "‹ 1 … 200",
      "‹ 1 … 3 … 6 ›",
      "‹ 1 … 4 … 7 ›",
      "1 … 5 ›",
      "‹ 1 … 3 … 5 ›",
    ]);
  });
}

test("a wide screen shows the neighbours beside the gaps", async () => {
  expect(await shownAt(1024, 100, 200)).toBe("‹ 1 … 99 100 101 … 200 ›");
  expect(await shownAt(1024, 3, 5)).toBe("‹ 1 2 3 4 5 ›");
});
