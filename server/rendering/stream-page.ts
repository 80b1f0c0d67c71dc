import { performance } from "node:perf_hooks";
import { Writable } from "node:stream";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import type { OpenedPage } from "#client/entry.server.tsx";
import { readDeviceInfo } from "#server/input/device-info.ts";
import { wholePageHeader } from "#shared/domain/kept-copies.ts";
import type { RenderOutcome } from "./create-page-renderer.ts";
import { documentEnd, documentIds, documentStart, loadScripts, outcomeScript } from "./document.ts";
import { leftBehindParts } from "./left-behind-parts.ts";
import type { PageAssets, ServerEntry } from "./page-assets.ts";
import { choosePageEncoding, createPageEncoder, encodePage, type PageEncoding } from "./page-encoding.ts";
import { createPageStream } from "./page-stream.ts";
import { previewParts } from "./preview-parts.ts";

type StreamPageOptions = {
  req: ExpressRequest;
  res: ExpressResponse;
  opened: OpenedPage;
  /** What the visitor's cart lost, for those without scripts. */
  leftBehind: readonly string[];
  entry: ServerEntry;
  assets: PageAssets;
  onError: (error: unknown) => void;
  timeoutMs: number;
};

/** How a stream ended; `error` when not even the shell could be rendered, and nothing was sent. */
export type StreamEnd = { outcome: RenderOutcome; shellAt: number | null; error?: unknown };

/** Larger than any page, so that React puts everything that is ready with the shell straight into the HTML instead of moving it there by script. */
export const progressiveChunkSize = 4_000_000;

/** Renders an opened page into the response: the shell at once, the rest as it settles. Crawlers and pages for reading offline get everything in one piece, and so does everybody when nothing is pending. */
export function streamPage({ req, res, opened, leftBehind, entry, assets, onError, timeoutMs }: StreamPageOptions): Promise<StreamEnd> {
  const nonce = res.locals.cspNonce;
  const isPatient = req.headers[wholePageHeader] !== undefined || readDeviceInfo(req.headers["user-agent"]).isCrawler;
  const queue = queueOutcomes(opened, (outcome) => outcomeScript(entry.streamedQueueName, outcome, nonce));
  let outcome: RenderOutcome = "ok";
  let shellAt: number | null = null;
  let isWhole = false;
  /** What failed inside an error page. React would leave a gap, but that page has no other content. */
  let errorPageFailure: unknown;

  return new Promise((resolve) => {
    const react = opened.render({
      nonce,
      bootstrapScriptContent: loadScripts,
      progressiveChunkSize,
      onShellReady() {
        shellAt = performance.now();
        if (errorPageFailure !== undefined) fail(errorPageFailure);
        // What isn't pending is rendered in the same tick, right after the shell.
        else if (!isPatient) queueMicrotask(send);
      },
      onAllReady() {
        isWhole = true;
        if (isPatient && errorPageFailure === undefined) send();
      },
      onShellError: fail,
      onError(error) {
        if (opened.isErrorPage && shellAt === null) {
          errorPageFailure ??= error;
          return entry.serverPartFailureDigest;
        }
        if (outcome === "ok") outcome = "partial";
        if (outcome === "partial") onError(error);
        return entry.serverPartFailureDigest;
      },
    });
    const timer = setTimeout(() => abort("timeout", "The page took too long"), timeoutMs);
    // A crawler may disconnect long before anything is sent.
    if (res.closed) leave();
    else res.once("close", leave);

    function send(): void {
      if (res.closed) return;
      queue.clear();
      const encoding = choosePageEncoding(req.headers["accept-encoding"]);
      const preview = res.locals.isPreview === true ? previewParts(nonce) : null;
      const scripts = assets.pageScripts?.get(opened.moduleName);
      const start = documentStart({
        head: opened.head,
        state: opened.state(),
        assets,
        scripts,
        nonce,
        preview,
        leftBehind: leftBehindParts(leftBehind, nonce),
        ids: documentIds(entry),
      });
      if (isWhole) sendWhole(encoding, start);
      else sendInParts(encoding, start);
    }

    function sendInParts(encoding: PageEncoding, start: string): void {
      const encoder = createPageEncoder(encoding);
      encoder.pipe(res);
      react.pipe(createPageStream({ output: encoder, takeQueued: queue.take, start, end: documentEnd }));
      res.once("close", () => encoder.destroy());
    }

    function sendWhole(encoding: PageEncoding, start: string): void {
      const parts: Buffer[] = [Buffer.from(start)];
      const whole = new Writable({
        highWaterMark: progressiveChunkSize,
        write(chunk: Buffer, _encoding, callback) {
          parts.push(chunk);
          callback();
        },
        final(callback) {
          parts.push(Buffer.from(documentEnd));
          void sendPacked(encoding, Buffer.concat(parts));
          callback();
        },
      });
      react.pipe(whole);
    }

    async function sendPacked(encoding: PageEncoding, html: Buffer): Promise<void> {
      try {
        const body = await encodePage(encoding, html);
        if (res.closed) return;
        res.setHeader("content-length", body.byteLength);
        res.end(body);
      } catch (error) {
        onError(error);
        res.destroy();
      }
    }

    function fail(error: unknown): void {
      outcome = "shell_error";
      finish(error);
    }

    function leave(): void {
      if (!res.writableFinished) abort("aborted", "The client went away");
      finish();
    }

    function abort(reason: RenderOutcome, message: string): void {
      outcome = reason;
      react.abort(new Error(message));
    }

    function finish(error?: unknown): void {
      clearTimeout(timer);
      queue.stop();
      resolve({ outcome, shellAt, error });
    }
  });
}

/** Collects the outcomes of pending queries as markup. Those that settle before the first byte are in the page's state, so the queue is cleared then. */
function queueOutcomes(opened: OpenedPage, toMarkup: (outcome: unknown) => string) {
  const queued: string[] = [];
  const stop = opened.onQuerySettled((outcome) => queued.push(toMarkup(outcome)));
  return { stop, take: () => queued.splice(0).join(""), clear: () => void queued.splice(0) };
}
