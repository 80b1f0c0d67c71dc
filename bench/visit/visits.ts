import { chromium } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { browserArguments } from "../../e2e/support/browser/browser-arguments.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { shopIsUp, shopUrl, startShop } from "../shop.ts";
import { measureVisit, type VisitWeight } from "./visit-weight.ts";
import { visitorKinds } from "./visitors.ts";

const product = `/products/${stressCases.universalSixVariants}`;
/** It can be added without a choice. */
const plainProduct = `/products/${stressCases.manyApplications}`;
const paths = [product, "/parts/body-and-exterior", "/search?q=brake", "/"];

/** What scripts first visits ask for, each in a browser that has nothing of the shop yet. */
export async function measureVisits(): Promise<VisitWeight[]> {
  const shop = startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  const visit = async <Result>(measure: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<Result>) => {
    const page = await browser.newPage({ baseURL: shopUrl });
    const result = await measure(page);
    await page.close();
    return result;
  };
  try {
    await shopIsUp();
    const weights: VisitWeight[] = [];
    for (const path of paths) weights.push(await visit((page) => measureVisit(page, path)));
    for (const kind of visitorKinds) {
      // oxlint-disable-next-line no-await-in-loop
      const weight = await visit((page) => measureVisit(page, plainProduct, kind));
      weights.push({ ...weight, path: `${plainProduct}, for one ${kind}` });
    }
    return weights;
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
  }
}
