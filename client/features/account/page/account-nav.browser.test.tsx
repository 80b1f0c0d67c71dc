import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { AccountNav } from "./account-nav.tsx";

afterEach(() => page.viewport(1024, 768));

for (const width of [390, 820, 1440])
  test(`the account's entries leave no hole at ${width} px`, async () => {
    await page.viewport(width, 900);
    await render(
      <InShop>
        <AccountNav current="/account" isBelow={false} />
      </InShop>,
    );
    const entries = page.getByRole("listitem").all();
    const rows = Map.groupBy(entries, (entry) => entry.element().getBoundingClientRect().top);
    expect(new Set([...rows.values()].map(({ length }) => length)).size).toBe(1);
  });
