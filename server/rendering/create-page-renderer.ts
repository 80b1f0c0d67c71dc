import { performance } from "node:perf_hooks";
import express, { type Request as ExpressRequest, type Response as ExpressResponse } from "express";
import type { OpenPageOptions, OpenedPage } from "#client/entry.server.tsx";
import type { Site } from "#client/lib/page/head/head-tags.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { ApiContext } from "../api/api-context.ts";
import { keepNotice } from "../http/redirects/create-told-once.ts";
import { isFromBrowser } from "../http/errors/small-not-found.ts";
import type { PageAssets, ServerEntry } from "./page-assets.ts";
import { choosePageEncoding } from "./page-encoding.ts";
import { streamPage } from "./stream-page.ts";

const formLimit = "100kb";
const formOfParts = "multipart/form-data";
const formTypes = ["application/x-www-form-urlencoded", formOfParts];
const readForm = express.raw({ type: formTypes, limit: formLimit });

/** The router's request for a page: GET as it is, POST with its form read and bounded. */
export async function toFetchRequest(req: ExpressRequest, res: ExpressResponse, origin: string, signal: AbortSignal): Promise<Request> {
  const url = new URL(req.originalUrl, origin);
  const headers = Object.entries(req.headers).filter((header): header is [string, string] => typeof header[1] === "string");
  if (req.method !== "POST") return new Request(url, { method: "GET", headers, signal });
  const body = await formBody(req, res);
  const request = new Request(url, { method: "POST", headers, body, signal });
  if (req.is(formOfParts)) await request.clone().formData().catch(refuseForm);
  return request;
}

/** A multipart body without a valid boundary is the client's mistake (400); in a page's action it would look like ours (500). */
function refuseForm(cause: unknown): never {
  throw new AppError("BAD_REQUEST", "the parts of a posted form could not be told apart", { cause });
}

async function formBody(req: ExpressRequest, res: ExpressResponse): Promise<Uint8Array<ArrayBuffer>> {
  if (!req.is(formTypes)) throw new AppError("BAD_REQUEST", "A page was posted something else than a form");
  await new Promise<void>((resolve, reject) => {
    readForm(req, res, (error?: unknown) =>
      error === undefined
        ? resolve()
        : reject(error instanceof Error ? error : new AppError("BAD_REQUEST", "the posted form could not be read")),
    );
  });
  return Uint8Array.from(Buffer.isBuffer(req.body) ? req.body : []);
}

export type PageRendererOptions = {
  site: Site;
  assets: PageAssets;
  loadEntry: () => Promise<ServerEntry>;
  /** The API in process, for one request. */
  createApi: (context: ApiContext) => OpenPageOptions["api"];
  onRendered: (report: RenderReport) => void;
  onRenderError: (error: unknown, routeId: string) => void;
  /** After this time the browser loads the parts that are still pending. */
  renderTimeoutMs: number;
};

/** From this status on, the answer says nothing about the page itself. */
const internalError = 500;
/** Longer than a vendor's circuit stays open, so that a retry finds it closed or half-open. */
const retryAfterS = 30;

/** Answers page requests: loaders first, then the document as a stream with the query cache's state in it. */
export function createPageRenderer({
  site,
  assets,
  loadEntry,
  createApi,
  onRendered,
  onRenderError,
  renderTimeoutMs,
}: PageRendererOptions): PageRenderer {
  return async (req, res, context) => {
    const startedAt = performance.now();
    const entry = await loadEntry();
    const opened = await openUnlessGone(req, res, site, (request) =>
      entry.openPage({ request, api: createApi(context), site, requestId: res.locals.requestId }),
    );
    if (opened === null) return;
    if (opened instanceof Response) return sendRouterResponse(opened, res);

    const { routeId } = opened;
    res.locals.routeId = routeId;
    res.locals.isVendorFailure = opened.isWorthRetrying;
    for (const error of opened.unexpectedErrors) onRenderError(error, routeId);
    if (opened.status === 404 && !isFromBrowser(req)) {
      opened.close();
      throw new AppError("NOT_FOUND", "a program asked for a page that isn't there");
    }
    // A HEAD request shows nothing, so the notice has to wait for the next GET.
    const leftBehind = req.method === "HEAD" ? [] : await context.leftBehind.take();
    writeHead(req, res, opened);
    if (req.method === "HEAD") {
      opened.close();
      res.end();
      return;
    }
    const onError = (error: unknown) => onRenderError(error, routeId);
    const { outcome, shellAt, error } = await streamPage({
      req,
      res,
      opened,
      leftBehind,
      entry,
      assets,
      onError,
      timeoutMs: renderTimeoutMs,
    });
    opened.close();
    onRendered({ routeId, outcome, shellMs: shellAt === null ? null : shellAt - startedAt, allMs: performance.now() - startedAt });
    if (error !== undefined) {
      res.removeHeader("content-encoding");
      throw error;
    }
  };
}

/** Opens the page, and gives up if its visitor disconnects; null when they did. */
async function openUnlessGone<Opened>(
  req: ExpressRequest,
  res: ExpressResponse,
  site: Site,
  open: (request: Request) => Promise<Opened>,
): Promise<Opened | null> {
  const visit = new AbortController();
  // Once the whole page is sent, there is nothing left to cancel.
  res.once("close", () => {
    if (!res.writableFinished) visit.abort();
  });
  const request = await toFetchRequest(req, res, site.origin, visit.signal);
  try {
    return await open(request);
  } catch (error) {
    if (visit.signal.aborted) return null;
    throw error;
  }
}

/** A page about a vehicle, or with a cart's count, holds nothing personal, but depends on this visitor's cookies. Shared caches key by address only, so they must not store it. */
function cacheControl({ locals }: ExpressResponse, { status, vehicleId, cartCount, isPersonal }: OpenedPage): string {
  if (status >= internalError) return "no-store";
  if (isPersonal || locals.isPersonalised === true) return "private, no-store";
  return vehicleId === null && cartCount === null ? "no-cache" : "private, no-cache";
}

function writeHead(req: ExpressRequest, res: ExpressResponse, opened: OpenedPage): void {
  const encoding = choosePageEncoding(req.headers["accept-encoding"]);
  res.status(opened.status);
  if (opened.isWorthRetrying) res.setHeader("retry-after", String(retryAfterS));
  res.vary("Accept-Encoding");
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", cacheControl(res, opened));
  if (encoding !== "identity") res.setHeader("content-encoding", encoding);
}

/** Sends the redirect that a loader or action returned instead of a page. Its cookies are already set on the response. */
async function sendRouterResponse(answer: Response, res: ExpressResponse): Promise<void> {
  res.status(answer.status);
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  res.setHeader("cache-control", "private, no-store");
  keepNotice(res, answer.headers.get("location") ?? "");
  res.end(Buffer.from(await answer.arrayBuffer()));
}

/** Answers one page request completely, or rejects before sending anything. */
export type PageRenderer = (req: ExpressRequest, res: ExpressResponse, context: ApiContext) => Promise<void>;

export type RenderOutcome = "ok" | "partial" | "shell_error" | "aborted" | "timeout";

/** What a finished render reports to metrics and logs; times in milliseconds since the request began. */
export type RenderReport = { routeId: string; outcome: RenderOutcome; shellMs: number | null; allMs: number };
