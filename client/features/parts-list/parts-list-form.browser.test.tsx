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
