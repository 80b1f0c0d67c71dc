import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OpenedPage, OpenPageOptions } from "#client/entry.server.tsx";
import type { Site } from "#client/lib/page/head/head-tags.ts";
import { documentEnd, documentIds, documentStart, inlineSources, loadScripts } from "./document.ts";
import type { PageAssets, ServerEntry } from "./page-assets.ts";
import { progressiveChunkSize } from "./stream-page.ts";

/** A page as it is sent to everybody: rendered once, compressed once. */
export type KeptPage = {
  routeId: string;
  status: number;
  etag: string;
  /** Whether it is about a vehicle: shared caches key by address only, so they must not store it. */
  hasVehicle: boolean;
  /** What it is about, for shared caches that purge by tag. */
  tags: string[];
  bodies: { br: Buffer; gzip: Buffer };
};

/** The outcome of rendering a page: one to cache, or null if it is personal or went wrong. */
export type MadePage = { page: KeptPage | null; isFailure: boolean };

/** An address on the shop's origin, and the cookies that its page may depend on. */
type PageRequest = { address: string; cookie: string | null };

type PageMakerOptions = {
  site: Site;
  assets: PageAssets;
  loadEntry: () => Promise<ServerEntry>;
  /** The in-process API for an anonymous visitor. `onPersonal` is called when a page asks for the visitor's own data. */
  createAnonymousApi: (onPersonal: () => void) => OpenPageOptions["api"];
  onMade: (made: { routeId: string; outcome: "ok" | "partial" | "timeout" }) => void;
  onError: (error: unknown, routeId: string) => void;
  timeoutMs: number;
};

export type PageMaker = (request: PageRequest) => Promise<MadePage>;

const ok = 200;
const failed = 500;
/** Quality 5: half a percent larger than the best, in a tenth of its time. */
const brotliQuality = 5;

const compress = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
};

/** Renders pages for everybody: whole, with nothing pending, and without a nonce, since the policy allows their few inline parts by hash. */
export function createPageMaker({ site, assets, loadEntry, createAnonymousApi, onMade, onError, timeoutMs }: PageMakerOptions): PageMaker {
  return async ({ address, cookie }) => {
    const entry = await loadEntry();
    let isPersonal = false;
    const api = createAnonymousApi(() => (isPersonal = true));
    const headers = new Headers(cookie === null ? {} : { cookie });
    const request = new Request(new URL(address, site.origin), { headers, signal: AbortSignal.timeout(timeoutMs) });
    const opened = await entry.openPage({ request, api, site });
    if (opened instanceof Response) return { page: null, isFailure: false };
    try {
      const { routeId, status } = opened;
      for (const error of opened.unexpectedErrors) onError(error, routeId);
      if (opened.isPersonal || isPersonal || (status !== ok && status < failed)) return { page: null, isFailure: false };
      if (status !== ok || opened.unexpectedErrors.length > 0) return { page: null, isFailure: true };
      if (!(await opened.whenSettled())) return { page: null, isFailure: true };
      const { html, outcome } = await renderWhole(opened, { entry, assets, timeoutMs, onError: (error) => onError(error, routeId) });
      onMade({ routeId, outcome });
      if (outcome !== "ok") return { page: null, isFailure: true };
      // A part of the page may have asked while it was rendered.
      if (isPersonal) return { page: null, isFailure: false };
      const [br, zipped] = await Promise.all([compress.br(html), compress.gzip(html)]);
      const tags = tagsOf(routeId, html);
      const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
      return {
        page: { routeId, status, etag, tags, hasVehicle: opened.vehicleId !== null, bodies: { br, gzip: zipped } },
        isFailure: false,
      };
    } finally {
      opened.close();
    }
  };
}

const productLink = /(?:href|action)="[^"?#]*\/products\/([a-z0-9-]{1,200})["?#]/g;
/** More than a page shows; caches take a few kilobytes of tags. */
const productTagsMax = 60;

/** Every page has the first two; each product that it shows, the page's own among them, is one more. */
function tagsOf(routeId: string, html: Buffer): string[] {
  const handles = new Set([...html.toString("latin1").matchAll(productLink)].map(([, handle = ""]) => handle));
  return ["page", `page-${routeId}`, ...[...handles].slice(0, productTagsMax).map((handle) => `product-${handle}`)];
}

type WholeOptions = { entry: ServerEntry; assets: PageAssets; timeoutMs: number; onError: (error: unknown) => void };
type Whole = { html: Buffer; outcome: "ok" | "partial" | "timeout" };

/** Waits until nothing of the page is pending, and renders it in one piece. */
function renderWhole(opened: OpenedPage, { entry, assets, timeoutMs, onError }: WholeOptions): Promise<Whole> {
  let outcome: Whole["outcome"] = "ok";
  return new Promise((resolve, reject) => {
    const react = opened.render({
      bootstrapScriptContent: loadScripts,
      progressiveChunkSize,
      onAllReady() {
        clearTimeout(timer);
        const start = documentStart({
          head: opened.head,
          state: opened.state(),
          assets,
          scripts: assets.pageScripts?.get(opened.moduleName),
          nonce: null,
          ids: documentIds(entry),
        });
        buffer(react.pipe(new PassThrough())).then(
          (body) => resolve({ html: Buffer.concat([Buffer.from(start), body, Buffer.from(documentEnd)]), outcome }),
          reject,
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        if (outcome === "ok") outcome = "partial";
        onError(error);
        return entry.serverPartFailureDigest;
      },
    });
    const timer = setTimeout(() => {
      outcome = "timeout";
      react.abort(new Error("The page took too long"));
    }, timeoutMs);
  });
}

/** What a content security policy has to allow of kept pages: their few inline parts, by hash. */
export function keptPageSources(assets: PageAssets, entry: ServerEntry): { script: string; style: string } {
  const { scripts, style } = inlineSources(assets, documentIds(entry));
  return { script: scripts.map(hashSource).join(" "), style: hashSource(style) };
}

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
