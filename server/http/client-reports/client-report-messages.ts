import type { ClientReportEvent } from "#shared/domain/client-report.ts";

/** What the log says of each report. */
export const clientReportMessages: Record<ClientReportEvent, string> = {
  "malformed-garage": "Failed to load the garage from localStorage",
  "malformed-garage-cookie": "Failed to load the garage from its cookie",
  "malformed-my-store": "Failed to load myStore from localStorage",
  "malformed-my-location": "Failed to load myLocation from localStorage",
  "malformed-recently-viewed": "Failed to load recently viewed products from localStorage",
  "malformed-wishlist": "Failed to load the wishlist from localStorage",
  "malformed-cart": "Failed to load the cart's copy from localStorage",
  "malformed-unsent-cart-changes": "Failed to load unsent changes of the cart from sessionStorage",
  "malformed-delivery-place": "Failed to load the delivery place from localStorage",
  "unresolved-vehicle": "A vehicle of a garage stays without an id",
  "nearby-stores-failed": "Failed to fetch nearby stores",
  "sign-out-failed": "Failed to sign out",
  "uncaught-error": "An error in the browser was not caught",
  "unhandled-rejection": "A rejection in the browser was not handled",
};
