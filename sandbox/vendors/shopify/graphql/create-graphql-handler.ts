import type { RequestHandler, Response } from "express";
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";

type GraphqlOptions<Context extends object> = {
  schema: GraphQLSchema;
  /** What resolvers get besides parent and arguments; the response carries what earlier handlers found out. */
  contextOf: (response: Response) => Context;
  /** Hears of faults of this stand-in; the caller only reads that something went wrong. */
  onError: (error: unknown) => void;
};

const ignore = () => undefined;

/** Answers POSTed GraphQL operations. */
export function createGraphqlHandler<Context extends object>({ schema, contextOf, onError }: GraphqlOptions<Context>): RequestHandler {
  const yoga = createYoga<{ response: Response }, Context>({
    schema,
    context: ({ response }) => contextOf(response),
    graphqlEndpoint: "*",
    landingPage: false,
    graphiql: false,
    logging: { debug: ignore, info: ignore, warn: ignore, error: onError },
  });
  return async (request, response) => {
    response.set("X-Shopify-API-Version", "2026-04");
    await yoga.handle(request, response, { response });
  };
}
