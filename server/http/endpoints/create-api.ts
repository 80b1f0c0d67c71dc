import compression from "compression";
import express, { type RequestHandler, Router } from "express";
import { OpenAPIHandler } from "@orpc/openapi/node";
import { ORPCError, type Router as ProcedureRouter } from "@orpc/server";
import { z } from "zod";
import type { ApiContext } from "#server/api/api-context.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Contract } from "#shared/contract/contract.ts";
import { AppError, appErrorStatus, type AppErrorCode } from "#shared/domain/app-error.ts";
import { problemContentType, toProblem, type Problem } from "../errors/problem.ts";
import { reportError } from "../errors/report-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { ApiContextOf } from "../session/create-api-context.ts";
import { createOpenApiDocument } from "./create-openapi-document.ts";

const bodyBytesMax = "100kb";

export type ApiRouter = ProcedureRouter<Contract, ApiContext>;

type ApiOptions = { router: ApiRouter; contextOf: ApiContextOf; publicUrl: string; logger: Logger };

/** The typed API over HTTP: JSON in, JSON out, errors as problems. Answers that read the visitor's session are never stored; public data may be, shortly. */
export function createApi({ router, contextOf, publicUrl, logger }: ApiOptions): Router {
  const api = Router();
  api.use(compression());
  api.get("/openapi.json", createOpenApiDocument(publicUrl));
  api.use("/projects", markAsPersonal);
  api.use(requireJson);
  api.use(express.json({ limit: bodyBytesMax, type: "application/json" }));
  api.use(createProcedures(router, contextOf, logger));
  api.use((_req, _res, next) =>
    next(new AppError("NOT_FOUND", "no such API path", { userMessage: "The API has nothing at this address." })),
  );
  return api;
}

/** A project is somebody's even where a link opens it for others, and no cache may show it once the link is taken back. */
const markAsPersonal: RequestHandler = function markAsPersonal(_req, res, next) {
  res.locals.isPersonalised = true;
  next();
};

const requireJson: RequestHandler = function requireJson(req, _res, next) {
  const hasBody = req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  // Several parts are told apart by what the type names, and read for it even where nothing was sent.
  const isOfParts = req.headers["content-type"]?.toLowerCase().startsWith("multipart/") === true;
  const isJson = req.is("application/json") === "application/json";
  next(
    (hasBody || isOfParts) && !isJson
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

const issuesSchema = z.object({ issues: z.array(z.object({ message: z.string(), path: z.array(z.unknown()).default([]) })) });

/** oRPC's own codes for what it finds wrong itself. */
const ownCodes: Record<string, AppErrorCode> = {
  BAD_REQUEST: "BAD_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  UNPROCESSABLE_CONTENT: "UNPROCESSABLE",
};

function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(appErrorStatus, code);
}

/** What was thrown inside a procedure, as one of our errors. */
function causeOf(error: unknown): AppError {
  if (!(error instanceof ORPCError)) return toAppError(error).appError;
  if (error.cause instanceof AppError) return error.cause;
  const code = isAppErrorCode(error.code) ? error.code : ownCodes[error.code];
  return code === undefined
    ? new AppError("INTERNAL", "an unexpected error", { cause: error.cause ?? error })
    : new AppError(code, error.message, { cause: error.cause });
}

/** An API error as a problem; invalid input names each part that is wrong, never the value. */
function toApiProblem(error: unknown, requestId: string): { problem: Problem; appError: AppError } {
  const appError = causeOf(error);
  const problem = toProblem(appError, requestId);
  const invalid = error instanceof ORPCError && appError.status === 400 ? issuesSchema.safeParse(error.data) : null;
  if (invalid?.success)
    problem.errors = invalid.data.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message }));
  return { problem, appError };
}
