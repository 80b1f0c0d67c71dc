// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { PartsListForm } from "./parts-list-form.tsx";

test("the button that chooses a file is as high as a thumb's target", async () => {
  await render(
    <InShop>
      <PartsListForm />
    </InShop>,
  );
  const input = page.getByLabelText("Or a CSV or text file").element();
  expect(getComputedStyle(input, "::file-selector-button").minBlockSize).toBe("44px");
});

test("a list that comes back with a fault begins where it is to be mended, and a new one nowhere", async () => {
  const box = page.getByRole("textbox", { name: "Part numbers and quantities" });
  const empty = await render(
    <InShop>
      <PartsListForm />
    </InShop>,
  );
  expect(document.activeElement).toBe(document.body);
  await empty.unmount();
  await render(
    <InShop>
      <PartsListForm failure="Paste your part numbers first." />
    </InShop>,
  );
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(/Paste your part numbers first\.$/);
});
