// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { OrderRow } from "./order-row.tsx";

afterEach(() => page.viewport(414, 896));

const title = "Park brake cable, rear, left hand, Ford Falcon XD–XF, 1979–1999";
const order = {
  id: "1",
  name: "R100123",
  placedAt: "2026-11-28T00:00:00Z",
  placedOn: "2026-11-28",
  status: "in-progress",
  quantity: 1,
  titles: [title],
  totalCents: 6795,
  hasReturns: false,
} as const;

test("a phone shows an order's parts by their whole names", async () => {
  await page.viewport(390, 844);
  await render(
    <InShop>
      <ul>
        <OrderRow order={{ ...order, titles: [title] }} />
      </ul>
    </InShop>,
  );
  const shown = page.getByText(title).element();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
});

test("an order looks like the link that it is, and its titles keep apart", async () => {
  await page.viewport(390, 844);
  const other = "Throttle cable, Holden HQ–WB, 1971–1985, for cars with the optional cruise control";
  await render(
    <InShop>
      <ul>
        <OrderRow order={{ ...order, titles: [title, other] }} />
      </ul>
    </InShop>,
  );
  await expect.element(page.getByRole("link", { name: "Order R100123" })).toHaveStyle({ textDecorationLine: "underline" });
  const [one, two] = [title, other].map((text) => page.getByText(text).element().getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeGreaterThan(0);
});
