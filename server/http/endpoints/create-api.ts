import compression from "compression";
import express, { type RequestHandler, Router } from "express";
import { OpenAPIHandler } from "@orpc/openapi/node";
import type { Router as ProcedureRouter } from "@orpc/server";
import type { ApiContext } from "#server/api/api-context.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Contract } from "#shared/contract/contract.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { problemContentType } from "../errors/problem.ts";
import { reportError } from "../errors/report-error.ts";
import type { ApiContextOf } from "../session/create-api-context.ts";
import { createOpenApiDocument } from "./create-openapi-document.ts";
import { toApiProblem } from "./to-api-problem.ts";

const bodyBytesMax = "100kb";

export type ApiRouter = ProcedureRouter<Contract, ApiContext>;

type ApiOptions = { router: ApiRouter; contextOf: ApiContextOf; publicUrl: string; logger: Logger };

/** The typed API over HTTP: JSON in, JSON out, errors as problems. Answers that read the visitor's session are never stored; public data may be, shortly. */
export function createApi({ router, contextOf, publicUrl, logger }: ApiOptions): Router {
  const api = Router();
  api.use(compression());
  api.get("/openapi.json", createOpenApiDocument(publicUrl));
  api.use(requireJson);
  api.use(express.json({ limit: bodyBytesMax, type: "application/json" }));
  api.use(createProcedures(router, contextOf, logger));
  api.use((_req, _res, next) =>
    next(new AppError("NOT_FOUND", "no such API path", { userMessage: "The API has nothing at this address." })),
  );
  return api;
}

const requireJson: RequestHandler = function requireJson(req, _res, next) {
  const hasBody = req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  const isJson = req.is("application/json") === "application/json";
  next(
    hasBody && !isJson
      ? new AppError("BAD_REQUEST", "the API was sent something else than JSON", {
          userMessage: "Send JSON, with the content type application/json.",
        })
      : undefined,
  );
};

function createProcedures(router: ApiRouter, contextOf: ApiContextOf, logger: Logger): RequestHandler {
  const handler = new OpenAPIHandler<ApiContext & HttpContext>(router, {
    clientInterceptors: [
      (call) => {
        call.context.setRouteId(["api", ...call.path].join("."));
        return call.next();
      },
    ],
    rootInterceptors: [
      async (call) => {
        const result = await call.next();
        if (!result.matched) return result;
        const { status, headers, body } = result.response;
        return { ...result, response: { status, headers: { ...headers, ...cacheHeader(call.context, status) }, body } };
      },
    ],
    interceptors: [
      async (call) => {
        try {
          return await call.next();
        } catch (error) {
          const { problem, appError } = toApiProblem(error, call.context.requestId);
          reportError(logger, "api.error", appError);
          const { retryAfterS } = appError;
          const headers = { "content-type": problemContentType, ...(retryAfterS !== undefined && { "retry-after": String(retryAfterS) }) };
          // A stream, because oRPC labels every other body application/json.
          return {
            matched: true,
            response: { status: problem.status, headers, body: new Response(JSON.stringify(problem)).body ?? undefined },
          };
        }
      },
    ],
  });
  return async function procedures(req, res, next) {
    const isPersonalised = () => res.locals.isPersonalised === true;
    const isRead = req.method === "GET" || req.method === "HEAD";
    const setRouteId = (routeId: string) => {
      res.locals.routeId = routeId;
    };
    const context = { ...contextOf(req, res), requestId: res.locals.requestId, setRouteId, isPersonalised, isRead };
    // The contract knows GET alone; Node leaves the body of its answer out by itself.
    if (req.method === "HEAD") req.method = "GET";
    const { matched } = await handler.handle(req, res, { prefix: "/api", context });
    if (!matched) next();
  };
}

type HttpContext = { requestId: string; setRouteId: (routeId: string) => void; isPersonalised: () => boolean; isRead: boolean };

function cacheHeader(
  { isPersonalised, isRead }: Pick<HttpContext, "isPersonalised" | "isRead">,
  status: number,
): { "cache-control": string } {
  const isPublic = status === 200 && isRead && !isPersonalised();
  return { "cache-control": isPublic ? "public, max-age=0, s-maxage=60, stale-while-revalidate=300" : "private, no-store" };
}
