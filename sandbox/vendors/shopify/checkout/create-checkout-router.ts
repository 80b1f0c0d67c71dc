import { fileURLToPath } from "node:url";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { partPromise } from "#shared/domain/stores/part-promise.ts";
import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import { answerUnreadableForm, messagePage } from "#sandbox/pages/message-page.ts";
import { checkoutPath } from "#sandbox/pages/page-frame.ts";
import { pageStyles } from "#sandbox/pages/page-styles.ts";
import { isSameKey, type StoredCart } from "../cart/cart-store.ts";
import { priceCart } from "../cart/price-cart.ts";
import type { Commerce } from "../commerce.ts";
import { shipmentsOf } from "../orders/shipments.ts";
import {
  checkoutErrors,
  type CheckoutErrors,
  type CheckoutRules,
  type CheckoutValues,
  type Posting,
  checkoutValuesSchema,
  prefill,
} from "./checkout-form.ts";
import { checkoutPage } from "./checkout-page.ts";
import { confirmationPage, parcelPage } from "./confirmation-page.ts";
import { summaryOfCart } from "./order-summary.ts";
import { pickUpStores } from "./pick-up-stores.ts";
import { placeOrder } from "./place-order.ts";

/** The pages at `checkoutUrl`: form, order, confirmation. Whoever knows the key of the address may see and place the order; there is no cookie to ride on. */
export function createCheckoutRouter(commerce: Commerce): Router {
  const router = express.Router();
  const withCart =
    (handle: (cart: StoredCart, request: Request, response: Response) => void): RequestHandler =>
    (request, response) => {
      const cart = commerce.carts.find(String(request.params["token"]));
      if (cart === null || !isSameKey(keyOf(request), cart.checkoutKey)) sendMissing(response);
      else handle(cart, request, response);
    };

  router.get("/assets/:file", serveCheckoutAsset);
  // The carrier's page of a parcel knows no more than its number.
  router.get("/parcels/DP:digits", (request, response) => {
    const [, order = "", number] = /^(\d{1,12})(\d)$/.exec(request.params.digits) ?? [];
    const shipments = shipmentsNow(commerce, Number(order)).filter((each) => String(each.number) === number);
    if (shipments.length === 0) sendMissing(response);
    else response.send(parcelPage(`DP${request.params.digits}`, shipments));
  });
  router.get(
    "/:token",
    withCart((cart, _request, response) => {
      if (cart.orderName !== null) return response.redirect(303, thankYouUrl(cart));
      sendForm(commerce, response, cart, {
        values: prefill(commerce.customers, cart.document, postingOf(commerce, cart)),
        errors: {},
        notices: [],
      });
    }),
  );
  router.post(
    "/:token",
    express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 50 }),
    withCart((cart, request, response) => {
      if (cart.orderName !== null) return response.redirect(303, thankYouUrl(cart));
      const body: Record<string, unknown> = request.body ?? {};
      const values = checkoutValuesSchema.parse(body);
      const errors = checkoutErrors(values, rulesOf(commerce, cart));
      if (Object.keys(errors).length > 0) return sendForm(commerce, response.status(422), cart, { values, errors, notices: [] });
      const outcome = placeOrder(commerce, cart, values, seenTotal(commerce, cart, values, body["total"]));
      if ("notices" in outcome) return sendForm(commerce, response.status(409), cart, { values, errors: {}, notices: outcome.notices });
      response.redirect(303, thankYouUrl(cart));
    }),
  );
  router.get(
    "/:token/thank-you",
    withCart((cart, _request, response) => {
      const order = commerce.orders.findByCart(cart.token);
      if (order === null) return response.redirect(303, `${checkoutPath}/${cart.token}?key=${cart.checkoutKey}`);
      response.send(confirmationPage(order, shipmentsOf(order, commerce.now())));
    }),
  );
  router.use(answerUnreadableForm);
  return router;
}

function sendForm(
  commerce: Commerce,
  response: Response,
  cart: StoredCart,
  form: { values: CheckoutValues; errors: CheckoutErrors; notices: string[] },
): void {
  const priced = priceCart(commerce.catalogue, cart.document, commerce.now());
  if (priced.lines.length === 0)
    return void response.status(200).send(messagePage("Your cart is empty", "Add a part or two, then come back to check out."));
  const { token, checkoutKey: key } = cart;
  const summary = summaryOfCart(priced, form.values.method);
  const rules = rulesOf(commerce, cart);
  response.send(checkoutPage({ ...form, ...rules, token, key, summary, travel: travelNotes(commerce, cart) }));
}

/** Switching to pickup on the page makes shipping free without a reload, so both methods' totals count as seen. */
function seenTotal(commerce: Commerce, cart: StoredCart, { method }: CheckoutValues, total: unknown): number {
  const priced = priceCart(commerce.catalogue, cart.document, commerce.now());
  const current = summaryOfCart(priced, method).totalCents;
  const possible = [summaryOfCart(priced, "delivery").totalCents, summaryOfCart(priced, "pickup").totalCents];
  return possible.includes(Number(total)) ? current : Number(total);
}

function rulesOf(commerce: Commerce, cart: StoredCart): CheckoutRules {
  const isToBoxes = deliveriesOf(commerce, cart).every(({ delivery }) => delivery.isToBoxes);
  return { stores: pickUpStores(commerce, cart.document), posting: postingOf(commerce, cart), isToBoxes };
}

/** How each part that is posted travels, by the promise that the shop's pages make. */
function deliveriesOf({ catalogue }: Commerce, { document }: StoredCart) {
  const products = new Set(document.lines.flatMap(({ variantId }) => catalogue.productByVariantId(variantId)?.product ?? []));
  return [...products]
    .filter((product) => !product.isInStoreOnly && !isGiftCard(product))
    .map((product) => ({
      title: product.title,
      delivery: partPromise({ part: { ...product, stock: product.availability }, counter: null, now: null }).delivery,
    }));
}

/** What the shopper must know of delivery before choosing it: why a part is no ordinary parcel. */
function travelNotes(commerce: Commerce, cart: StoredCart): string[] {
  return deliveriesOf(commerce, cart)
    .filter(({ delivery }) => delivery.way === "pallet" || delivery.way === "road")
    .map(({ title, delivery }) => `${title}: ${delivery.reasons.join(" ")}`);
}

function postingOf({ catalogue }: Commerce, { document }: StoredCart): Posting {
  const products = document.lines.flatMap(({ variantId }) => catalogue.productByVariantId(variantId)?.product ?? []);
  const goods = products.filter((product) => !isGiftCard(product));
  if (goods.length === 0 && products.length > 0) return "emailed";
  const collected = goods.filter(({ isInStoreOnly }) => isInStoreOnly);
  if (collected.length === 0) return "posted";
  return collected.length < goods.length ? "split" : "collected";
}

function keyOf(request: Request): string {
  const { key } = request.query;
  return typeof key === "string" ? key : "";
}

function thankYouUrl({ token, checkoutKey }: StoredCart): string {
  return `${checkoutPath}/${token}/thank-you?key=${checkoutKey}`;
}

function sendMissing(response: Response): void {
  response
    .status(404)
    .send(
      messagePage(
        "This checkout could not be found",
        "The cart may have expired, or the link is not complete. Your parts are still in the shop.",
      ),
    );
}

const fonts = new Map([
  ["barlow-condensed-600.woff2", "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2"],
  ["inter-400.woff2", "@fontsource/inter/files/inter-latin-400-normal.woff2"],
  ["inter-600.woff2", "@fontsource/inter/files/inter-latin-600-normal.woff2"],
]);

/** The stylesheet and the fonts it names. */
const serveCheckoutAsset: RequestHandler = (request, response, next) => {
  const name = String(request.params["file"]);
  response.set("Cache-Control", "public, max-age=3600");
  if (name === "checkout.css") return void response.type("css").send(pageStyles);
  const font = fonts.get(name);
  if (font === undefined) return next();
  response.sendFile(fileURLToPath(import.meta.resolve(font)), { cacheControl: false });
};

function shipmentsNow({ orders, now }: Pick<Commerce, "orders" | "now">, number: number) {
  const order = orders.findByNumber(number);
  return order === null ? [] : shipmentsOf(order, now());
}
