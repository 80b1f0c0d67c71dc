import type { RequestHandler } from "express";
import { createYoga } from "graphql-yoga";
import type { Commerce } from "../commerce.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import { createStorefrontSchema } from "./storefront-schema.ts";

const ignore = () => undefined;

/** Answers POST /api/2026-04/graphql.json. Faults of this stand-in go to `onError`; the caller only reads that something went wrong. */
export function createStorefrontHandler(commerce: Commerce, onError: (error: unknown) => void): RequestHandler {
  const yoga = createYoga<object, StorefrontContext>({
    schema: createStorefrontSchema(),
    context: () => ({ commerce }),
    graphqlEndpoint: "*",
    landingPage: false,
    graphiql: false,
    logging: { debug: ignore, info: ignore, warn: ignore, error: onError },
  });
  return async (request, response) => {
    await yoga.handle(request, response, {});
  };
}
