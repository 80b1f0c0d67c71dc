// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "#client/ui/button/button.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { examplePart } from "./example-part.ts";

afterEach(() => page.viewport(414, 896));
beforeEach(() => page.viewport(390, 844));

const tableOf = (count: number) => {
  const parts = Array.from({ length: count }, (_, at) => examplePart(at));
  return render(
    <div style={{ paddingInline: "1rem" }}>
      <ComparisonTable
        comparison={{ parts, rows: [{ label: "Handling time", values: parts.map(() => "1 to 5 days"), isDifferent: true }] }}
        label="Compared parts"
        heads={parts.map(({ handle, title }) => (
          <a key={handle} href={`/products/${handle}`}>
            {title} with a name that is as long as those of most parts, Holden HQ–WB, 1971–1985
          </a>
        ))}
        actions={parts.map(({ handle }) => (
          <Button key={handle} isWide style={{ paddingInline: "0.5rem" }}>
            Add to cart
          </Button>
        ))}
        isOnlyDifferent={false}
      />
    </div>,
  );
};

const hidden = () => {
  const frame = page.getByRole("region", { name: "Compared parts" }).element();
  return frame.scrollWidth - frame.clientWidth;
};

test("two parts stand side by side on a phone without being moved sideways", async () => {
  await tableOf(2);
  expect(hidden()).toBe(0);
});

test("more parts than a phone has room for are moved sideways", async () => {
  await tableOf(4);
  expect(hidden()).toBeGreaterThan(0);
});
