import { type BrowserContext, expect, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openHydrated } from "../browser/hydrated.ts";
import { e2eAddress } from "../shop/address.ts";

export const product = `/products/${stressCases.manyApplications}`;
export const assembly = "/assemblies/hq-front-disc-brake-corner";
const sameSite = { "sec-fetch-site": "same-origin" };
export const main = (page: Page) => page.getByRole("main");
export const notice = (page: Page) => page.getByRole("complementary", { name: "Kept copy" });
export const visibleText = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** The paths of all kept pages, whoever's they are. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /-(?:own|public)$/.test(name));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** A page that is looked at for as long is kept. */
const lookedAtMs = 5000;
const hurried = new WeakSet<Page>();

/** Looks at a page until it is kept, by a clock that goes on as ever and can be hurried. */
export async function lookAt(page: Page, path: string): Promise<void> {
  if (!hurried.has(page)) await page.clock.install();
  hurried.add(page);
  await openHydrated(page, path);
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(lookedAtMs);
        return keptPaths(page);
      },
      { timeout: 20_000 },
    )
    .toContain(new URL(path, e2eAddress.shop).pathname);
}

export async function makeProject(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/projects", { data: { intent: "create", name, vehicle: null }, headers: sameSite });
  const { id }: { id: string } = await answer.json();
  return `/projects/${id}`;
}

export async function readsAsKept(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
  await expect(notice(page)).toContainText(/Kept copy from \d{1,2} [A-Z][a-z]+, \d{1,2}:\d\d [ap]m – prices and stock may have changed/);
  await expect(page.locator("script")).toHaveCount(0);
}

export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}
