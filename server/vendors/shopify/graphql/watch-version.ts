export type VersionLogger = { warn(fields: object, message: string): void };

const askedPattern = /\/api\/(\d{4}-\d{2})\//;
const servedPattern = /^(?:\d{4}-\d{2}|unstable)$/;

/**
 * Looks at which version of an API answered. One that is a year old is served by the next that still exists, with nothing but a header to say so: fields go and change from one day to the next. Told once for each version.
 * Source: shopify.dev/docs/api/usage/versioning
 */
export function watchVersion(url: string, logger: VersionLogger): (answer: { headers: Headers }) => void {
  const asked = askedPattern.exec(url)?.[1];
  const told = new Set<string>();
  return ({ headers }) => {
    const served = headers.get("x-shopify-api-version")?.trim() ?? "";
    if (asked === undefined || served === asked || !servedPattern.test(served) || told.has(served)) return;
    told.add(served);
    logger.warn(
      { event: "shopify.api_version", asked, served },
      "the platform answers with another version of its API than was asked for: the shop needs an update",
    );
  };
}
