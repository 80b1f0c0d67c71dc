import type { CustomerPort } from "#server/account/customer-port.ts";
import type { VendorFetch } from "../vendor-fetch.ts";
import { createCustomerAccountApi } from "./create-customer-account-api.ts";
import { createCustomerOrders } from "./create-customer-orders.ts";
import { createCustomerProfile } from "./create-customer-profile.ts";
import { createStatusReader, type StatusLogger } from "./read-status.ts";

type CustomerAccountClientOptions = {
  /** The API's whole address, version included. */
  url: string;
  /** The shop's own origin, which the platform asks for; addresses under it become paths. */
  publicUrl: string;
  vendorFetch: VendorFetch;
  logger: StatusLogger;
};

/** Speaks to Shopify's Customer Account API 2026-04 in the shop's own terms, each call with one customer's token. It keeps nothing. Throws AppErrors only. */
export function createCustomerAccountClient({ url, publicUrl, vendorFetch, logger }: CustomerAccountClientOptions): CustomerPort {
  const api = createCustomerAccountApi({ url, publicUrl, vendorFetch });
  const readStatus = createStatusReader(logger);
  return { ...createCustomerProfile(api, readStatus), ...createCustomerOrders(api, readStatus, publicUrl) };
}
