import type { z } from "zod";
import type { RunningCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "../create-shopify-client.ts";

type Options<Answer> = {
  commerce: RunningCommerce;
  logger: Parameters<typeof createShopifyClient>[0]["logger"];
  schema: z.ZodType<Answer>;
  change: (answer: Answer) => void;
};

/** A client of the sandbox's platform whose answers are changed on the way. */
export function clientOfChanged<Answer>({ commerce, logger, schema, change }: Options<Answer>): ReturnType<typeof createShopifyClient> {
  return createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    logger,
    vendorFetch: async (url, init) => {
      const answer = schema.parse(await (await fetch(url, init)).json());
      change(answer);
      return Response.json(answer);
    },
  });
}
