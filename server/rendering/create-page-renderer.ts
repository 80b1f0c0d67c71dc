import { performance } from "node:perf_hooks";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import type { OpenedPage, OpenPageOptions } from "#client/entry.server.tsx";
import type { Site } from "#client/lib/head-tags.ts";
import type { ApiContext } from "#server/api/api-context.ts";
import type { PageAssets } from "./page-assets.ts";
import { choosePageEncoding } from "./page-encoding.ts";
import type { PageRenderer, RenderReport } from "./page-renderer.ts";
import { sendRouterResponse } from "./send-router-response.ts";
import type { ServerEntry } from "./server-entry.ts";
import { streamPage } from "./stream-page.ts";
import { toFetchRequest } from "./to-fetch-request.ts";

export type PageRendererOptions = {
  site: Site;
  assets: PageAssets;
  loadEntry: () => Promise<ServerEntry>;
  /** The API in process, for one request. */
  createApi: (context: ApiContext) => OpenPageOptions["api"];
  onRendered: (report: RenderReport) => void;
  onRenderError: (error: unknown, routeId: string) => void;
  /** After this time the parts that still load are left to the browser. */
  renderTimeoutMs: number;
};

const unavailable = 503;
/** Longer than a vendor's circuit stays open, so that who comes back finds it tried again. */
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
    const opened = await openUnlessGone(req, res, site, (request) => entry.openPage({ request, api: createApi(context), site }));
    if (opened === null) return;
    if (opened instanceof Response) return sendRouterResponse(opened, res);

    const { routeId } = opened;
    res.locals.routeId = routeId;
    for (const error of opened.unexpectedErrors) onRenderError(error, routeId);
    writeHead(req, res, opened);
    if (req.method === "HEAD") {
      opened.close();
      res.end();
      return;
    }
    const onError = (error: unknown) => onRenderError(error, routeId);
    const { outcome, shellAt, error } = await streamPage({ req, res, opened, entry, assets, onError, timeoutMs: renderTimeoutMs });
    opened.close();
    onRendered({ routeId, outcome, shellMs: shellAt === null ? null : shellAt - startedAt, allMs: performance.now() - startedAt });
    if (error !== undefined) {
      res.removeHeader("content-encoding");
      throw error;
    }
  };
}

/** Opens the page for as long as its visitor waits for it; null when the visitor went away meanwhile. */
async function openUnlessGone<Opened>(
  req: ExpressRequest,
  res: ExpressResponse,
  site: Site,
  open: (request: Request) => Promise<Opened>,
): Promise<Opened | null> {
  const visit = new AbortController();
  res.once("close", () => visit.abort());
  const request = await toFetchRequest(req, res, site.origin, visit.signal);
  try {
    return await open(request);
  } catch (error) {
    if (visit.signal.aborted) return null;
    throw error;
  }
}

/** A page about a vehicle is this visitor's choice, though it holds nothing personal: shared caches, which know addresses only, must not keep it. */
function cacheControl({ locals }: ExpressResponse, { status, vehicleId, isPersonal }: OpenedPage): string {
  if (status === unavailable) return "no-store";
  if (isPersonal || locals.isPersonalised === true) return "private, no-store";
  return vehicleId === null ? "no-cache" : "private, no-cache";
}

function writeHead(req: ExpressRequest, res: ExpressResponse, opened: OpenedPage): void {
  const encoding = choosePageEncoding(req.headers["accept-encoding"]);
  res.status(opened.status);
  if (opened.status === unavailable) res.setHeader("retry-after", String(retryAfterS));
  res.vary("Accept-Encoding");
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", cacheControl(res, opened));
  if (encoding !== "identity") res.setHeader("content-encoding", encoding);
}
