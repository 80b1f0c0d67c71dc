import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { NewsletterPort } from "#server/services/newsletter/newsletter-service.ts";
import type { StockAlertPort } from "#server/services/stock-alerts/stock-alert-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { invalidEmailMessage } from "#shared/domain/customer/email-address.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";

const answerSchema = z.object({
  errors: z.array(z.object({ code: z.string(), source: z.object({ pointer: z.string().nullish() }).nullish() })).min(1),
});

/** What Klaviyo's refusal means to us. Its `detail` repeats the address, so only code and pointer go on. */
function toKlaviyoError(operation: string, status: number, body: string): AppError {
  const errors = answerSchema.safeParse(readJson(body)).data?.errors ?? [];
  const error = errors.find(({ source }) => source?.pointer?.endsWith("/email")) ?? errors[0];
  const pointer = error?.source?.pointer ?? "";
  const message = `klaviyo ${operation}: HTTP ${status} ${error?.code ?? "unreadable"} ${pointer}`.trimEnd();
  return status === 400 && pointer.endsWith("/email")
    ? new AppError("UNPROCESSABLE", message, { userMessage: invalidEmailMessage })
    : new AppError("UPSTREAM_FAILED", message);
}

type KlaviyoOptions = {
  /** Base address; Klaviyo's own when absent. */
  endpoint: string | undefined;
  /** A private key with the scopes lists:write, profiles:write, subscriptions:write and catalogs:write. */
  apiKey: string;
  /** The list that newsletters go to. */
  listId: string;
  vendorFetch: VendorFetch;
};

export type KlaviyoClient = NewsletterPort & StockAlertPort;

const ownEndpoint = "https://a.klaviyo.com";
const revision = "2026-07-15";
const mediaType = "application/vnd.api+json";

/**
 * Klaviyo's API (JSON:API, revision 2026-07-15): newsletter subscribers and back-in-stock alerts. Both calls answer 202 whether the shopper was known or
 * not, and repeating one changes nothing. Throws AppErrors: UNPROCESSABLE for an address that Klaviyo refuses, otherwise UPSTREAM_….
 * https://developers.klaviyo.com/en/reference/bulk_subscribe_profiles, …/create_back_in_stock_subscription
 */
export function createKlaviyoClient({ endpoint = ownEndpoint, apiKey, listId, vendorFetch }: KlaviyoOptions): KlaviyoClient {
  async function create(operation: string, resource: string, data: object): Promise<void> {
    const init = {
      method: "POST",
      headers: { authorization: `Klaviyo-API-Key ${apiKey}`, revision, accept: mediaType, "content-type": mediaType },
      body: JSON.stringify({ data }),
    };
    const answer = await vendorFetch(`${endpoint}/api/${resource}`, init, { operation, isIdempotent: true });
    if (!answer.ok) throw toKlaviyoError(operation, answer.status, await answer.text());
  }

  return {
    subscribe: (email) =>
      create("subscribeProfiles", "profile-subscription-bulk-create-jobs", {
        type: "profile-subscription-bulk-create-job",
        attributes: {
          custom_source: "Website footer",
          profiles: {
            data: [{ type: "profile", attributes: { email, subscriptions: { email: { marketing: { consent: "SUBSCRIBED" } } } } }],
          },
        },
        relationships: { list: { data: { type: "list", id: listId } } },
      }),
    setStockAlert: (email, variantId) =>
      create("createBackInStockSubscription", "back-in-stock-subscriptions", {
        type: "back-in-stock-subscription",
        attributes: { channels: ["EMAIL"], profile: { data: { type: "profile", attributes: { email } } } },
        relationships: { variant: { data: { type: "catalog-variant", id: catalogVariantId(variantId) } } },
      }),
  };
}

/** Klaviyo's name for a variant of a connected Shopify store. */
function catalogVariantId(variantId: string): string {
  return `$shopify:::$default:::${variantId.replace(/^.*\//, "")}`;
}
