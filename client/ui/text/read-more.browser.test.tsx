import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ReadMore } from "./read-more.tsx";

const words = "Left front guards for sedans, wagons and utes of the seventies, pressed in the old tools. ".repeat(20);

test.each([
  { lines: undefined, shown: 5 },
  { lines: "three" as const, shown: 3 },
])("a long text ends after $shown lines until it is opened [shop-9.25] [shop-9.39]", async ({ lines, shown }) => {
  await render(
    <ReadMore {...(lines && { lines })}>
      <p style={{ font: "16px/24px sans-serif", margin: 0 }}>{words}</p>
    </ReadMore>,
  );
  const toggle = page.getByRole("button", { name: "Read More" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  const text = document.getElementById(toggle.element().getAttribute("aria-controls") ?? "");
  expect(text?.clientHeight).toBe(shown * 24);
  await toggle.click();
  await expect.element(page.getByRole("button", { name: "Read Less" })).toHaveAttribute("aria-expanded", "true");
  expect(text?.clientHeight).toBeGreaterThan(shown * 24);
});

test("a text of as many lines has no toggle", async () => {
  await render(
    <ReadMore>
      <p style={{ font: "16px/24px sans-serif", margin: 0 }}>
        {[1, 2, 3, 4, 5].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
    </ReadMore>,
  );
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
