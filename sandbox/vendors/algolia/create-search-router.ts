import { type ErrorRequestHandler, json, type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createRequestMemo } from "./engine/find-candidates.ts";
import { answerFacetSearch } from "./http/answer-facet-search.ts";
import { answerQueries } from "./http/answer-queries.ts";
import { answerRecommendations } from "./http/answer-recommendations.ts";
import { answerSearch, indexNamed, retrieveAttributes } from "./http/answer-search.ts";
import { createSettingsRouter } from "./http/create-settings-router.ts";
import { AlgoliaError } from "./http/raw-params.ts";
import { buildIndices, openIndices, type SearchIndices } from "./indices/build-indices.ts";
import { keptIndices } from "./indices/kept-indices.ts";

type SearchRouterOptions = {
  catalogue: Catalogue;
  /** The shop's public origin, for picture addresses; without it they are paths of whatever host shows them. */
  publicUrl?: string;
  /** Where built indices are kept for the next start; without it they are built at each. */
  dataDir?: string;
};

/** Stands in for Algolia's REST API. Has every index before it returns, because clients give up after a few seconds. */
export function createSearchRouter({ catalogue, publicUrl = "", dataDir }: SearchRouterOptions): Router {
  const picturesUrl = `${publicUrl.replace(/\/$/, "")}/_vendors/pictures`;
  const built = dataDir === undefined ? buildIndices(catalogue, picturesUrl) : keptIndices({ catalogue, picturesUrl, dataDir });
  const indices = openIndices(catalogue, picturesUrl, built);
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
  router.use(createSettingsRouter(indices));
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

const bodyLimit = "1mb";

/** Bodies are JSON whatever their content type says (the clients send text/plain), gzipped or not; an empty one means no parameters. */
function readBody(): RequestHandler {
  return json({ type: () => true, limit: bodyLimit, strict: false });
}

const objectsSchema = z.looseObject({
  requests: z
    .array(z.looseObject({ indexName: z.string(), objectID: z.coerce.string(), attributesToRetrieve: z.array(z.string()).optional() }))
    .max(1000),
});

/** Reads records by id, in the order asked; an unknown id gives null in its place. */
function answerObjects(indices: SearchIndices, body: unknown): Record<string, unknown> {
  const parsed = objectsSchema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid value for JSON body, expected requests with indexName and objectID");
  const results = parsed.data.requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const index = indexNamed(indices, indexName);
    const position = index.positionOf(objectID);
    return position === undefined ? null : retrieveAttributes(index.recordAt(position), attributesToRetrieve ?? null);
  });
  return { results };
}
