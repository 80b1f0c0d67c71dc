import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import type { z } from "zod";
import type { Catalogue, CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import type { Mailbox, NewMail } from "#sandbox/storage/mailbox.ts";
import { slugify } from "#shared/domain/slug.ts";
import { isVariantAvailable } from "../shopify/storefront/products/product-index.ts";
import { backInStockSchema, sendError, sendInvalid, subscriptionJobSchema, variantNumberOf } from "./mailing-requests.ts";
import type { MailingStore } from "./mailing-store.ts";

type MailingOptions = { catalogue: Catalogue; store: MailingStore; mailbox: Mailbox; companyName: string; publicUrl: string };

/** Klaviyo's stand-in: subscribers get a welcome once, and whoever waits for a variant gets one mail when it is back. Mails go to the mailbox. */
export function createMailingRouter({ catalogue, store, mailbox, companyName, publicUrl }: MailingOptions): Router {
  const router = Router();
  router.use(requireKey, express.json({ type: ["application/vnd.api+json", "application/json"] }));

  router.post(
    "/api/profile-subscription-bulk-create-jobs",
    withInput(subscriptionJobSchema, ({ data }, response) => {
      for (const { attributes } of data.attributes.profiles.data) {
        const { email } = attributes;
        store.subscribe(data.relationships.list.data.id, email, () => mailbox.send(welcomeMail(email, companyName, publicUrl)));
      }
      response.status(202).end();
    }),
  );

  router.post(
    "/api/back-in-stock-subscriptions",
    withInput(backInStockSchema, ({ data }, response) => {
      const variantId = variantNumberOf(data.relationships.variant.data.id);
      const product = catalogue.productByVariantId(variantId)?.product;
      if (product === undefined) {
        const detail = "A variant with that id does not exist.";
        sendError(response, {
          status: 404,
          code: "not_found",
          title: "Not found.",
          detail,
          pointer: "/data/relationships/variant/data/id",
        });
        return;
      }
      store.wait(variantId, data.attributes.profile.data.attributes.email);
      // It may have come back between the shop's look at it and now.
      announce(product);
      response.status(202).end();
    }),
  );

  function announce(product: CatalogueProduct): void {
    for (const variant of product.variants.filter(isVariantAvailable)) {
      store.release(variant.id, (email) => mailbox.send(backInStockMail(email, product, variant, publicUrl)));
    }
  }
  catalogue.onProductChanged(announce);

  router.use(sendUnreadable);
  return router;
}

/** Refuses a body that is not what the schema says, as Klaviyo does: the first fault and where it is. */
function withInput<Schema extends z.ZodType>(
  schema: Schema,
  handle: (input: z.output<Schema>, response: Response) => void,
): RequestHandler {
  return (request, response) => {
    const parsed = schema.safeParse(request.body);
    if (parsed.success) return handle(parsed.data, response);
    const [issue] = parsed.error.issues;
    sendInvalid(response, issue?.message ?? "Invalid input", `/${(issue?.path ?? []).map(String).join("/")}`);
  };
}

/** Express tells error handlers by their four parameters. */
const sendUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
  const status: unknown = error instanceof Error && "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500) return next(error);
  sendInvalid(response, "The body is not JSON.", "/");
};

/** Any key is good here, but there must be one, and every call must name the API's revision. */
const requireKey: RequestHandler = (request, response, next) => {
  if (!/^Klaviyo-API-Key \S+$/.test(request.get("authorization") ?? "")) {
    const detail = "Missing or invalid private key.";
    sendError(response, {
      status: 401,
      code: "not_authenticated",
      title: "Authentication credentials were not provided.",
      detail,
      pointer: "/data/",
    });
  } else if (!/^\d{4}-\d{2}-\d{2}$/.test(request.get("revision") ?? "")) {
    sendInvalid(response, "The revision header is missing or is no date.", "/data/");
  } else next();
};

function backInStockMail(to: string, product: CatalogueProduct, variant: CatalogueVariant, publicUrl: string): NewMail {
  const choice = product.options
    .filter(({ values }) => values.length > 1)
    .map(({ name }) => [slugify(name), variant.optionValues[name] ?? ""]);
  const query = choice.length > 0 ? `?${new URLSearchParams(choice)}` : "";
  const chosen = choice.map(([, value]) => value).join(", ");
  const text = [
    "Hi,",
    "",
    `the part you asked about is back on the shelf: ${product.title}${chosen && ` (${chosen})`}, part number ${product.partNumber}.`,
    "",
    `${publicUrl}/products/${product.handle}${query}`,
    "",
    "First in, first served: we can't hold it for you. This was the only mail about it.",
  ].join("\n");
  return { to, subject: `Back in stock: ${product.title}`, text };
}

function welcomeMail(to: string, companyName: string, publicUrl: string): NewMail {
  const text = [
    "Hi,",
    "",
    `thanks for signing up. You will hear from us about twice a month: new panels, price drops and workshop stories.`,
    "",
    `Start with what is on now: ${publicUrl}/promotions`,
    "",
    "Not what you wanted? Reply with the word unsubscribe and we will stop.",
  ].join("\n");
  return { to, subject: `Welcome to ${companyName}`, text };
}
