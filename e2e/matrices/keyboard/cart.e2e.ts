import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { expectWalkByTab } from "../../support/browser/tab-walk.ts";
import { test } from "../../support/browser/test-with-warm-cache.ts";
import { fillCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

const screens = [
  { name: "a phone", width: 390, height: 844 },
  { name: "a phone on its side", width: 844, height: 390 },
  { name: "a tablet", width: 820, height: 1180 },
];

for (const { name, ...size } of screens)
  test(`on ${name} a long cart leads the keyboard to everything in order, in sight beside the way to pay, marked and named, and on`, async ({
    page,
    context,
  }) => {
    test.slow();
    // Parts for other cars: the bar warns of them.
    await rememberGarage(context, [monaro]);
    const parts = await plentifulProducts(page, "q=falcon");
    await fillCart(
      page,
      parts.slice(0, 6).map(({ variantId }) => ({ variantId })),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await openHydrated(page, "/cart");
    await waitForParts(page);
    await page.waitForLoadState("networkidle");
    await expectWalkByTab(page, `a long cart on ${name}`);
  });
