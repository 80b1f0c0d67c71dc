import { z } from "zod";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";

/** What one made-up shopper tells the shop of herself. All of it can be told from everything else. */
const personal = {
  email: "zzmark.shopper@example.test",
  firstName: "Zzmarkfirst",
  lastName: "Zzmarklast",
  phone: "0499 123 987",
  street: "12 Zzmarkstreet",
  suburb: "Zzmarksuburb",
  message: "Zzmarkmessage: does the pump fit?",
  plate: "ZZM123",
  chassis: "80169QZZM0025",
  code: "ZZMARKCODE",
  agent: "Zzmarkbrowser/1.0",
};
export const personalPattern = /[\w.@+-]*zzm[\w.@+-]*|499\D{0,3}123\D{0,3}987/gi;

export type Step = { what: string; status: number; take: (visit: Visit) => Promise<number> };

/** One visitor, signed in, and what she has found so far. */
export type Visit = {
  browser: Fetch;
  origin: string;
  /** The text that she searches for. */
  typed: string;
  productPath: string;
  variantId: string;
  soldOutVariantId: string;
  contactForm: string;
};

const productsSchema = z.object({ products: z.array(z.object({ handle: z.string(), variantId: z.string() })).min(1) });
const pageSchema = z.object({ blocks: z.array(z.looseObject({ type: z.string(), id: z.string() })) });

const sent = { "user-agent": personal.agent, referer: "http://shop.test/search?q=zzmarkreferer", "x-forwarded-for": "203.0.113.77" };

type Place = Pick<Visit, "browser" | "origin">;

function api({ browser, origin }: Place, method: string, path: string, body?: object): Promise<Response> {
  const headers = { ...sent, ...(body && { "content-type": "application/json" }) };
  return browser(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

const get = async ({ browser, origin }: Visit, path: string) => (await browser(origin + path, { headers: sent })).status;
const call = async (visit: Visit, method: string, path: string, body?: object) => (await api(visit, method, path, body)).status;
const post = async ({ browser, origin }: Visit, path: string, fields: Record<string, string>) =>
  (await browser(origin + path, { method: "POST", headers: sent, body: new URLSearchParams(fields) })).status;

const address = () => ({
  firstName: personal.firstName,
  lastName: personal.lastName,
  address1: personal.street,
  city: personal.suburb,
  zoneCode: "VIC",
  zip: "3058",
  phoneNumber: personal.phone,
});
const answers = () => ({
  name: personal.firstName,
  email: personal.email,
  phone: personal.phone,
  topic: "A part",
  order: personal.code,
  message: personal.message,
});

async function firstProduct(place: Place, availability: string): Promise<{ handle: string; variantId: string }> {
  const answer = await api(place, "GET", `/search/products?availability=${encodeURIComponent(availability)}`);
  const [product] = productsSchema.parse(await answer.json()).products;
  if (product === undefined) throw new Error(`No product is ${availability}`);
  return product;
}

/** Begins a visit to the shop at an address: finds products and the contact form, and signs in. */
export async function beginVisit(origin: string): Promise<Visit> {
  const browser = withCookies(fetch);
  const place = { browser, origin };
  const product = await firstProduct(place, "In Stock");
  const soldOut = await firstProduct(place, "Out of Stock");
  const page = pageSchema.parse(await (await api(place, "GET", "/content/page?slug=pages%2Fcontact")).json());
  // Codes for one address are rationed.
  const email = `zzmark.${crypto.randomUUID()}@example.test`;
  const begun = await browser(`${origin}/login`);
  await browser(await signInByCode({ browser, authorizationUrl: begun.headers.get("location") ?? "", email }));
  return {
    ...place,
    typed: "zzmarkquery",
    productPath: `/products/${product.handle}`,
    variantId: product.variantId,
    soldOutVariantId: soldOut.variantId,
    contactForm: page.blocks.find(({ type }) => type === "contact-form")?.id ?? "",
  };
}

/** What shoppers do, each with the status that a shop in good health answers. */
export const journeys: Step[] = [
  { what: "the home page", status: 200, take: (visit) => get(visit, "/") },
  { what: "a category", status: 200, take: (visit) => get(visit, "/parts") },
  { what: "a product", status: 200, take: (visit) => get(visit, visit.productPath) },
  { what: "a search", status: 200, take: (visit) => get(visit, `/search?q=${visit.typed}`) },
  { what: "a search by filter", status: 200, take: (visit) => get(visit, `/search?vendor=${visit.typed}&colour=%22${visit.typed}`) },
  { what: "suggestions", status: 200, take: (visit) => call(visit, "GET", `/search/suggestions?q=${visit.typed}`) },
  { what: "suburbs", status: 200, take: (visit) => call(visit, "GET", `/places?input=${visit.typed}`) },
  { what: "a vehicle by its name", status: 200, take: (visit) => call(visit, "GET", `/vehicles?q=${visit.typed}`) },
  { what: "a plate", status: 404, take: (visit) => call(visit, "POST", "/vehicles/registration", { plate: personal.plate, state: "VIC" }) },
  { what: "a chassis number", status: 404, take: (visit) => call(visit, "POST", "/vehicles/vin", { vin: personal.chassis }) },
  { what: "the newsletter", status: 200, take: (visit) => call(visit, "POST", "/newsletter/subscriptions", { email: personal.email }) },
  { what: "the newsletter's form", status: 303, take: (visit) => post(visit, "/newsletter", { email: personal.email }) },
  { what: "a wrong address", status: 422, take: (visit) => call(visit, "POST", "/newsletter/subscriptions", { email: "zzmark@@x" }) },
  {
    what: "the contact form",
    status: 200,
    take: (visit) => call(visit, "POST", "/contact", { page: "pages/contact", form: visit.contactForm, answers: answers() }),
  },
  {
    what: "a contact form with a problem",
    status: 422,
    take: (visit) =>
      call(visit, "POST", "/contact", { page: "pages/contact", form: visit.contactForm, answers: { ...answers(), email: "zzmark" } }),
  },
  {
    what: "a stock alert",
    status: 200,
    take: (visit) => call(visit, "POST", "/stock-alerts", { email: personal.email, variantId: visit.soldOutVariantId }),
  },
  {
    what: "a part into the cart",
    status: 200,
    take: (visit) => call(visit, "POST", "/cart/lines", { lines: [{ variantId: visit.variantId, quantity: 1 }] }),
  },
  { what: "a promo code", status: 200, take: (visit) => call(visit, "PUT", "/cart/discount-codes", { codes: [personal.code] }) },
  { what: "the cart", status: 200, take: (visit) => get(visit, "/cart") },
  {
    what: "a delivery estimate",
    status: 404,
    take: (visit) =>
      call(visit, "POST", "/delivery/quotes", {
        postcode: "3058",
        state: "VIC",
        suburb: personal.suburb,
        products: [{ qty: 1, weight: 500 }],
        handlingDays: 1,
      }),
  },
  {
    what: "her details",
    status: 200,
    take: (visit) => call(visit, "PATCH", "/account", { firstName: personal.firstName, lastName: personal.lastName }),
  },
  { what: "an address", status: 200, take: (visit) => call(visit, "POST", "/account/addresses", { address: address() }) },
  {
    what: "an address with a problem",
    status: 422,
    take: (visit) => call(visit, "POST", "/account/addresses", { address: { ...address(), zoneCode: "ZZM" } }),
  },
  { what: "the account", status: 200, take: (visit) => get(visit, "/account") },
  { what: "her account's data", status: 200, take: (visit) => call(visit, "GET", "/account") },
  { what: "her orders", status: 200, take: (visit) => call(visit, "GET", "/account/orders") },
  { what: "the checkout", status: 303, take: checkOut },
];

/** What goes wrong without anybody's fault but the visitor's. */
export const mistakes: Step[] = [
  { what: "a page that isn't there", status: 404, take: (visit) => get(visit, "/nothing/here?q=zzmark") },
  { what: "an address of mail as a path", status: 404, take: (visit) => get(visit, `/pages/${personal.email}`) },
  { what: "the same, escaped", status: 404, take: (visit) => get(visit, `/pages/mailto:zzmark%40example.test`) },
  { what: "a path that is no text", status: 400, take: (visit) => get(visit, "/%E0%A4%A?q=zzmark") },
  { what: "a call that isn't there", status: 404, take: (visit) => call(visit, "GET", "/nothing?email=zzmark") },
  { what: "input of the wrong shape", status: 400, take: (visit) => call(visit, "POST", "/contact", { zzmark: personal.message }) },
  {
    what: "a body that is no JSON",
    status: 400,
    take: async ({ browser, origin }) => {
      const headers = { ...sent, "content-type": "application/json" };
      return (await browser(`${origin}/api/contact`, { method: "POST", headers, body: `${personal.email} {` })).status;
    },
  },
  {
    what: "a sign-in that nobody began",
    status: 400,
    take: (visit) => get({ ...visit, browser: withCookies(fetch) }, "/callback?code=zzmarkcode&state=zzmarkstate"),
  },
  {
    what: "a garage that is no garage",
    status: 200,
    take: async ({ origin }) => (await fetch(origin, { headers: { ...sent, cookie: "garage=zzmark" } })).status,
  },
  {
    what: "a browser's report",
    status: 204,
    take: async ({ browser, origin }) => {
      const body = JSON.stringify({ event: "uncaught-error", detail: `TypeError: ${personal.email}` });
      return (await browser(`${origin}/client-reports`, { method: "POST", headers: { ...sent, "content-type": "text/plain" }, body }))
        .status;
    },
  },
];

/** To the platform's checkout, with the form filled in as far as the order. */
async function checkOut({ browser, origin }: Visit): Promise<number> {
  const answer = await browser(`${origin}/cart/checkout`, { headers: sent });
  const checkoutUrl = answer.headers.get("location") ?? "";
  if (answer.status === 303 && checkoutUrl.includes("/checkout/"))
    await browser(new URL(checkoutUrl, origin).href, {
      method: "POST",
      headers: sent,
      body: new URLSearchParams({
        email: personal.email,
        name: `${personal.firstName} ${personal.lastName}`,
        method: "delivery",
        address: personal.street,
        suburb: personal.suburb,
        state: "VIC",
        postcode: "zzm",
      }),
    });
  return answer.status;
}
