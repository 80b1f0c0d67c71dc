import { devices, expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

/** How often each vital of this page was counted for telephones; nobody else looks at it with one. */
async function counts(): Promise<number[]> {
  const text = await (await fetch(`http://127.0.0.1:${e2eAddress.environment.METRICS_PORT}/metrics`)).text();
  return ["lcp_seconds", "inp_seconds", "cls_ratio", "fcp_seconds", "ttfb_seconds"].map((name) => {
    const series = `storefront_web_vitals_${name}_count{http_route="size-guide",device="mobile"} `;
    return Number(
      text
        .split("\n")
        .find((line) => line.startsWith(series))
        ?.slice(series.length) ?? 0,
    );
  });
}

test("how a page felt on a telephone reaches the metrics once it is left", async ({ browser }) => {
  const telephone = await browser.newContext({ ...devices["Pixel 7"], baseURL: e2eAddress.shop });
  const page = await telephone.newPage();
  const before = await counts();
  const code = page.waitForResponse(/\/assets\/page-measurement-/);
  await openHydrated(page, `/pages/size-guide?product=${stressCases.universalSixVariants}`);
  await code;
  await page.getByRole("heading", { level: 1 }).tap();
  // A browser tells of an interaction after the paint that followed it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));

  await page.goto("/newsletter");
  await expect.poll(counts).toEqual(before.map((count) => count + 1));
  await telephone.close();
});
