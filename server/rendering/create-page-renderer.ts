import { performance } from "node:perf_hooks";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { isbot } from "isbot";
import type { OpenedPage, openPage, OpenPageOptions } from "#client/entry.server.tsx";
import type { Site } from "#client/lib/head-tags.ts";
import type { ApiContext } from "#server/api/api-context.ts";
import { documentEnd, documentStart, outcomeScript } from "./document.ts";
import type { PageAssets } from "./page-assets.ts";
import { choosePageEncoding, createPageEncoder } from "./page-encoding.ts";
import type { PageRenderer, RenderOutcome, RenderReport } from "./page-renderer.ts";
import { createPageStream } from "./page-stream.ts";
import { sendRouterResponse } from "./send-router-response.ts";
import { toFetchRequest } from "./to-fetch-request.ts";

/** The built client entry for the server. */
export type ServerEntry = {
  openPage: typeof openPage;
  pageStateElementId: string;
  rootElementId: string;
  streamedQueueName: string;
  serverPartFailureDigest: string;
};

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

/** Above any page's size: what is ready with the shell stands in its place in the HTML, and needs no script to move there. */
const progressiveChunkSize = 4_000_000;

/** Answers page requests: loaders first, then the document as a stream with the query cache's state in it. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  return async (req, res, context) => {
    const startedAt = performance.now();
    const aborter = new AbortController();
    res.once("close", () => aborter.abort());
    const entry = await options.loadEntry();
    const request = await toFetchRequest(req, res, options.site.origin, aborter.signal);
    const opened = await entry.openPage({ request, api: options.createApi(context), site: options.site });
    if (opened instanceof Response) return sendRouterResponse(opened, res);
    res.locals.routeId = opened.routeId;
    for (const error of opened.unexpectedErrors) options.onRenderError(error, opened.routeId);
    writeHead(req, res, opened);
    if (req.method === "HEAD") {
      opened.close();
      res.end();
      return;
    }
    const outcome = await streamPage(req, res, opened, { ...options, entry, startedAt });
    if (outcome.error) throw outcome.error;
  };
}

function writeHead(req: ExpressRequest, res: ExpressResponse, opened: OpenedPage): void {
  const encoding = choosePageEncoding(req.headers["accept-encoding"]);
  res.status(opened.status);
  res.vary("Accept-Encoding");
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", res.locals.isPersonalised === true ? "private, no-store" : "no-cache");
  if (encoding !== "identity") res.setHeader("content-encoding", encoding);
}

type StreamOptions = PageRendererOptions & { entry: ServerEntry; startedAt: number };

function streamPage(req: ExpressRequest, res: ExpressResponse, opened: OpenedPage, options: StreamOptions): Promise<{ error?: unknown }> {
  const { entry, assets, startedAt, onRendered, onRenderError } = options;
  const nonce = res.locals.cspNonce;
  const isCrawler = isbot(req.headers["user-agent"]);
  const queued: string[] = [];
  const stopListening = opened.onQuerySettled((outcome) => queued.push(outcomeScript(entry.streamedQueueName, outcome, nonce)));
  let outcome: RenderOutcome = "ok";
  let shellMs: number | null = null;

  return new Promise((resolve) => {
    const finish = (error?: unknown): void => {
      clearTimeout(timer);
      stopListening();
      opened.close();
      onRendered({ routeId: opened.routeId, outcome, shellMs, allMs: performance.now() - startedAt });
      resolve({ error });
    };
    const send = (): void => {
      const encoder = createPageEncoder(choosePageEncoding(req.headers["accept-encoding"]));
      encoder.pipe(res);
      // What settled before the first byte is in the state, so the queue starts empty.
      queued.length = 0;
      const ids = { state: entry.pageStateElementId, root: entry.rootElementId };
      const start = documentStart({ head: opened.head, state: opened.state(), assets, nonce, ids });
      const takeQueued = () => queued.splice(0).join("");
      react.pipe(createPageStream({ output: encoder, takeQueued, start, end: documentEnd }));
      res.once("close", () => {
        if (!res.writableFinished) {
          outcome = "aborted";
          react.abort(new Error("The client went away"));
          encoder.destroy();
        }
        finish();
      });
    };
    const react = opened.render({
      nonce,
      bootstrapModules: [assets.entryModule],
      progressiveChunkSize,
      onShellReady() {
        shellMs = performance.now() - startedAt;
        if (!isCrawler) send();
      },
      onAllReady() {
        if (isCrawler) send();
      },
      onShellError(error) {
        outcome = "shell_error";
        res.removeHeader("content-encoding");
        finish(error);
      },
      onError(error) {
        if (outcome === "aborted") return undefined;
        if (outcome === "ok") outcome = "partial";
        if (outcome === "partial") onRenderError(error, opened.routeId);
        return entry.serverPartFailureDigest;
      },
    });
    const timer = setTimeout(() => {
      outcome = "timeout";
      react.abort(new Error("The page took too long"));
    }, options.renderTimeoutMs);
  });
}
