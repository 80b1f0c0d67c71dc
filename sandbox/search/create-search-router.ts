import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createRequestMemo } from "./engine/find-candidates.ts";
import { AlgoliaError } from "./http/algolia-error.ts";
import { answerFacetSearch } from "./http/answer-facet-search.ts";
import { answerObjects } from "./http/answer-objects.ts";
import { answerQueries } from "./http/answer-queries.ts";
import { answerRecommendations } from "./http/answer-recommendations.ts";
import { answerSearch } from "./http/answer-search.ts";
import { answerSynonyms } from "./http/answer-synonyms.ts";
import { readBody } from "./http/read-body.ts";
import { buildIndices } from "./indices/build-indices.ts";

export type SearchRouterOptions = {
  catalogue: Catalogue;
  /** The shop's public origin, for picture addresses; without it they are paths of whatever host shows them. */
  publicUrl?: string;
};

/** Stands in for Algolia's REST API. Builds every index before it returns, because clients give up after a few seconds. */
export function createSearchRouter({ catalogue, publicUrl = "" }: SearchRouterOptions): Router {
  const indices = buildIndices(catalogue, `${publicUrl.replace(/\/$/, "")}/_vendors/pictures`);
  const router = Router();
  router.use(requireCredentials, readBody());
  router.post(
    /^\/1\/indexes\/(?:\*|%2A)\/queries$/i,
    answer((req) => answerQueries(indices, req.body)),
  );
  router.post(
    /^\/1\/indexes\/(?:\*|%2A)\/objects$/i,
    answer((req) => answerObjects(indices, req.body)),
  );
  router.post(
    /^\/1\/indexes\/(?:\*|%2A)\/recommendations$/i,
    answer((req) => answerRecommendations(indices, req.body)),
  );
  router.post(
    "/1/indexes/:index/query",
    answer((req) => answerSearch(indices, textOf(req.params["index"]), req.body ?? {}, createRequestMemo())),
  );
  router.post(
    "/1/indexes/:index/facets/:facet/query",
    answer((req) =>
      answerFacetSearch(indices, textOf(req.params["index"]), textOf(req.params["facet"]), req.body ?? {}, createRequestMemo()),
    ),
  );
  router.post(
    "/1/indexes/:index/synonyms/search",
    answer((req) => answerSynonyms(indices, textOf(req.params["index"]), req.body ?? {})),
  );
  router.post(
    "/1/events",
    answer(() => ({ status: 200, message: "OK" })),
  );
  router.use((req) => {
    throw new AlgoliaError(404, `Path not supported by this service: ${req.path}`);
  });
  router.use(sendError);
  return router;
}

const answer =
  (make: (req: Request) => unknown): RequestHandler =>
  (req, res) => {
    res.json(make(req));
  };

const requireCredentials: RequestHandler = (req, _res, next) => {
  const isSent = (name: string) => Boolean(req.get(name) ?? req.query[name]);
  if (!isSent("x-algolia-application-id") || !isSent("x-algolia-api-key")) throw new AlgoliaError(403, "Invalid Application-ID or API key");
  next();
};

const sendError: ErrorRequestHandler = (error, _req, res, _next) => {
  const isClientError = typeof error?.status === "number" && error.status < 500;
  const status = isClientError ? error.status : 500;
  const message = isClientError ? String(error.message) : "Internal server error";
  res.status(status).json({ message, status });
};

function textOf(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
