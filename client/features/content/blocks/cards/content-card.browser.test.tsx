import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContentCard } from "./content-card.tsx";

const text = "Left front guards for sedans, wagons and utes of the seventies, pressed in the old tools. ".repeat(20);

test.each([
  { width: 390, lines: 5 },
  { width: 1199, lines: 5 },
  { width: 1200, lines: 3 },
])("at $width px a card's words end after $lines lines [shop-9.39]", async ({ width, lines }) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(414, 896));
  await render(
    <div style={{ inlineSize: 300, font: "16px/24px sans-serif" }}>
      <ContentCard card={{ id: "1", title: "Guards", text, url: "/pages/guards", tag: null, linkText: "Learn More", picture: null }} />
    </div>,
  );
  const { clientHeight, scrollHeight } = page.getByText(text.trim()).element();
  expect(clientHeight).toBe(lines * 24);
  expect(scrollHeight).toBeGreaterThan(clientHeight);
});
