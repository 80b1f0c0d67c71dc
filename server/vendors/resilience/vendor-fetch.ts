/** How a vendor's client reaches its vendor: asked as `fetch` is, with a timeout, bounded retries (idempotent calls only), a circuit breaker, a metric and a log line. Redirects are followed unless `redirect` says otherwise: the caller sees them then. */
export type VendorFetch = (url: string | URL, init: RequestInit | undefined, call: VendorCall) => Promise<VendorAnswer>;

/** What clients read of an answer. Its body has come whole and is decoded, and may be read more than once. */
export type VendorAnswer = Pick<Response, "ok" | "status" | "headers" | "text" | "json">;

type VendorCall = {
  /** From an allow list of the vendor's operations: "ProductByHandle", "searchProducts" … */
  operation: string;
  isIdempotent: boolean;
  /** Overrides the vendor's default. */
  timeoutMs?: number;
};

export type VendorName =
  | "shopify"
  | "algolia"
  | "storyblok"
  | "identity"
  | "vehicle-lookup"
  | "klaviyo"
  | "places"
  | "carrier"
  | "support-desk"
  | "judgeme"
  | "shopify-admin"
  | "customer-account";
