import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { addedPanel, cartButton, cartPanel } from "../../support/steps/cart-steps.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const itemSchema = z.object({
  item_id: z.string().min(1),
  item_name: z.string().min(1),
  item_brand: z.string().min(1),
  query_id: z.string().optional(),
  index: z.number().optional(),
  price: z.number(),
  quantity: z.number(),
});
const eventSchema = z.object({
  event: z.string(),
  ecommerce: z.object({ currency: z.literal("AUD"), value: z.number(), items: z.array(itemSchema) }),
});

/** What the data layer holds by now. */
async function reported(page: Page, name: string) {
  const entries = await page.evaluate(() => Array.from(window.dataLayer ?? [], (entry) => JSON.parse(JSON.stringify(entry))));
  return entries.flatMap((entry) => {
    const { data } = eventSchema.safeParse(entry);
    return data?.event === name ? [data.ecommerce] : [];
  });
}

test("the data layer tells a visit from the list to the cart in GA4's words, and nothing leaves the shop [shop-7.24]", async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) strangers.push(request.url());
  });
  const list = await (await page.request.get("/api/search/products?q=water+pump")).json();
  await openHydrated(page, "/search?q=water+pump");
  await expect.poll(() => reported(page, "view_item_list")).toHaveLength(1);
  const [seen] = await reported(page, "view_item_list");
  expect(seen?.items[0]).toMatchObject({
    index: 1,
    quantity: 1,
    item_name: list.products[0].title,
    query_id: expect.stringMatching(/^\w+$/),
  });
  const queryId = seen?.items[0]?.query_id;

  await page.locator("main article h3 a, main article h2 a").nth(1).click();
  await expect(page).toHaveURL(/\/products\/.*sid=.*pos=2/);
  expect(await reported(page, "select_item")).toMatchObject([{ items: [{ index: 2, query_id: queryId }] }]);
  await expect.poll(() => reported(page, "view_item")).toMatchObject([{ items: [{ index: 2, query_id: queryId }] }]);

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await expect.poll(() => reported(page, "add_to_cart")).toMatchObject([{ items: [{ index: 2, query_id: queryId, quantity: 1 }] }]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "search-cart");
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject([
    { queryId, variantId: expect.stringContaining("ProductVariant") },
  ]);

  await addedPanel(page).getByRole("button", { name: "View cart" }).click();
  await expect.poll(() => reported(page, "view_cart")).toMatchObject([{ items: [{ query_id: queryId, quantity: 1 }] }]);
  await cartPanel(page).getByRole("button", { name: "One more" }).click();
  await expect(cartButton(page, 2)).toBeAttached();
  await expect.poll(() => reported(page, "cart_update")).toMatchObject([{ items: [{ query_id: queryId, quantity: 2 }] }]);
  expect(strangers).toEqual([]);
});

test("a part added from a list's card names its search, a malformed search-cart cookie does no harm", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "search-cart", value: "%7Bbroken", url: baseURL ?? "" }]);
  await openHydrated(page, "/search?q=water+pump");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(addedPanel(page)).toBeVisible();
  const [added] = await reported(page, "add_to_cart");
  expect(added?.items[0]).toMatchObject({ query_id: expect.stringMatching(/^\w+$/), index: expect.any(Number) });
});

test("a configured tag manager is loaded once the page is quiet, with consent settled before everything that waited for it", async ({
  page,
}) => {
  const tagScript = /googletagmanager\.com\/gtm\.js\?id=GTM-TEST123/;
  await page.route(tagScript, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.route("**/parts", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"site":{', '"site":{"tagManager":{"id":"GTM-TEST123","consent":"denied"},')
      .replace('"tagManager":null,', "")
      .replace(',"tagManager":null', "");
    const policy = (answer.headers()["content-security-policy"] ?? "").replace(
      "script-src 'self'",
      "script-src 'self' https://*.googletagmanager.com",
    );
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), "content-security-policy": policy } });
  });
  const loaded = page.waitForRequest(tagScript);
  await page.goto("/parts");
  await loaded;
  const entries = await page.evaluate(() => Array.from(window.dataLayer ?? [], (entry) => JSON.stringify(entry)));
  expect(entries[0]).toContain('"1":"default"');
  expect(entries[0]).toContain('"analytics_storage":"denied"');
  expect(entries.at(-1)).toContain("gtm.js");
});

test("a version is seen once, also where it stood for the product before it was chosen", async ({ page }) => {
  const handle = stressCases.universalSixVariants;
  const { options, variants } = await (await page.request.get(`/api/products/${handle}`)).json();
  const [{ name }] = options;
  const [first, second] = variants.filter(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
  const seen = async () => (await reported(page, "view_item")).map(({ items: [item] }) => item?.item_id);
  const choose = ({ optionValues }: { optionValues: Record<string, string> }) =>
    page
      .getByRole("group", { name, exact: true })
      .getByRole("link", { name: optionValues[name] ?? "" })
      .click();
  await openHydrated(page, `/products/${handle}`);
  await expect.poll(seen).toEqual([first.sku]);
  await choose(first);
  await expect(page).toHaveURL(/\?/);
  await choose(second);
  await expect.poll(seen).toContain(second.sku);
  expect(await seen()).toEqual([first.sku, second.sku]);
});
