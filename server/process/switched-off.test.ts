import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;

beforeAll(async () => {
  shop = await startWholeShop({
    SUPPORT_DESK_URL: "off",
    KLAVIYO_API_KEY: "off",
    CARRIER_URL: "off",
    GOOGLE_PLACES_KEY: "off",
    JUDGEME_API_TOKEN: "off",
    SHOPIFY_ADMIN_CLIENT_ID: "off",
    COMPANY_PHONE: "(03) 5550 1000",
    COMPANY_EMAIL: "parts@shop.example",
  });
}, 120_000);
afterAll(() => shop.stop());

const textOf = async (path: string) =>
  (await (await fetch(`${shop.origin}${path}`)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const ways = 'Please call <a href="tel:0355501000">(03) 5550 1000</a> or write to <a href="mailto:parts@shop.example">';

describe("a vendor that is switched off", () => {
  it.each([
    ["/pages/contact", "We can't take messages here at the moment."],
    ["/orders/find", "We can't look up orders here at the moment."],
    ["/newsletter", "We aren't sending a newsletter at the moment."],
    ["/stores", "We can't look up postcodes and suburbs here at the moment."],
  ])("closes its form at %s and says how the shop is reached", async (path, text) => {
    expect(await textOf(path)).toContain(`${text} ${ways}`);
  });

  it("answers programs the same, as no failure of ours", async () => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const body = JSON.stringify({ email: "kim@example.com" });
    const answer = await fetch(`${shop.origin}/api/newsletter/subscriptions`, { method: "POST", headers, body });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Please call (03) 5550 1000 or write to parts@shop.example.");
    expect((await fetch(`${shop.origin}/api/places?input=3175`)).status).toBe(404);
    expect(shop.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  });

  it("leaves a part's page whole, without reviews and without ratings that nobody could read", async () => {
    const [path] = shop.productPaths;
    expect((await fetch(`${shop.origin}${path}/reviews`)).status).toBe(200);
    const page = await textOf(path ?? "");
    expect(page).toContain("Something else you want to know?");
    expect(page).not.toMatch(/id="reviews"|Rated |aggregateRating/);
    expect(await textOf(`${path}/reviews`)).toContain(`We have no reviews here at the moment. ${ways}`);
    expect(await textOf(`${path}/questions`)).toContain(`We can't take questions here at the moment. ${ways}`);
  });

  it("has no circuit to watch", async () => {
    const text = await shop.metrics.registry.metrics();
    expect(text).toContain('storefront_circuit_state{upstream="shopify"} 0');
    expect(text).not.toContain('upstream="support-desk"');
  });
});
