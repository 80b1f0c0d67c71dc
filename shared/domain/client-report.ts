/** What a shopper's browser tells the shop: what it found broken in its storage, or couldn't do. A closed list, so that nobody's words become labels. */
export const clientReportEvents = [
  "malformed-garage",
  "malformed-garage-cookie",
  "malformed-my-store",
  "malformed-my-location",
  "malformed-recently-viewed",
  "malformed-wishlist",
  "malformed-cart",
  "malformed-saved-lines",
  "malformed-unsent-cart-changes",
  "malformed-delivery-place",
  "unresolved-vehicle",
  "nearby-stores-failed",
  "sign-out-failed",
  "uncaught-error",
  "unhandled-rejection",
] as const;
export type ClientReportEvent = (typeof clientReportEvents)[number];

/** Where browsers send reports. */
export const clientReportsPath = "/client-reports";

/** Where they send what the content security policy blocked. */
export const cspReportsPath = "/client-reports/csp";

/** Longest detail of a report. It never holds what a shopper typed. */
export const reportDetailMax = 200;
