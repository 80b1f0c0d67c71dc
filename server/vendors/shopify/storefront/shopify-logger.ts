/** Where the Shopify client tells what it had to leave out; a pino logger fits. */
export type ShopifyLogger = { warn(fields: object, message: string): void };
