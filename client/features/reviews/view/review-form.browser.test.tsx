// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { ReviewForm } from "./review-form.tsx";

afterEach(() => page.viewport(414, 896));

for (const width of [390, 820])
  test(`every choice of stars has its word on a line of its own, and is as high as the next, at ${width} px`, async () => {
    await page.viewport(width, 844);
    await render(
      <InShop>
        <ReviewForm handle="part" car={null} writer={null} returned={null} isSent={false} />
      </InShop>,
    );
    const heights = page
      .getByRole("radio")
      .elements()
      .map((radio) => radio.closest("label")?.offsetHeight);
    expect(heights).toHaveLength(5);
    expect(new Set(heights).size).toBe(1);
  });
