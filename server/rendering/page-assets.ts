import { readFile, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { z } from "zod";
import type { menuPanels, openPage } from "#client/entry.server.tsx";

/** What a document refers to. Paths are absolute on the shop's origin. */
export type PageAssets = {
  entryModule: string;
  /** The whole stylesheet when it is small enough to travel in the document. */
  inlineCss: string | null;
  stylesheet: string | null;
  /** The faces of headings and text, asked for before the stylesheet names them: lines break otherwise until they come. */
  fonts?: EarlyFont[];
  /** By the name of a page's module: the scripts that it needs besides the entry, to be asked for at once. */
  pageScripts?: ReadonlyMap<string, string[]>;
  /** Markup that only the development server needs; gets the page's nonce. */
  developmentHead?: (nonce: string) => string;
};

type EarlyFont = { path: string; media: string | null };

const entrySource = "client/entry.browser.tsx";
/** By file, the screens that use it (client/ui/styles/fonts.css). */
const earlyFonts: Record<string, string | null> = {
  inter: null,
  barlow: "(min-resolution:1.5x)",
  "barlow-700-hinted": "not (min-resolution:1.5x)",
  "barlow-600-hinted": "not (min-resolution:1.5x)",
};
const inlineLimitBytes = 10 * 1024;
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Reads what the client build wrote; throws when there is no build. */
export async function readPageAssets(clientDir: string): Promise<PageAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, ".vite/manifest.json"), "utf8")));
  const entry = manifest[entrySource];
  if (!entry) throw new Error(`The client build has no ${entrySource}`);
  const cssFile = entry.css?.[0] ?? manifest["style.css"]?.file;
  const isSmall = cssFile === undefined || (await packedBytes(join(clientDir, cssFile))) <= inlineLimitBytes;
  const css = isSmall && cssFile !== undefined ? await readFile(join(clientDir, cssFile), "utf8") : "";
  return {
    entryModule: `/${entry.file}`,
    inlineCss: isSmall ? css : null,
    stylesheet: isSmall || cssFile === undefined ? null : `/${cssFile}`,
    pageScripts: pageScriptsOf(manifest),
    fonts: Object.entries(manifest).flatMap(([source, { file }]) => {
      const media = earlyFonts[parse(source).name];
      return media === undefined ? [] : { path: `/${file}`, media };
    }),
  };
}

/** What a file weighs as the build has packed it. */
async function packedBytes(path: string): Promise<number> {
  return (await stat(`${path}.br`)).size;
}

/** A page's chunk has the name of its module. */
function pageScriptsOf(manifest: Manifest): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const [chunk, { name, file }] of Object.entries(manifest)) {
    if (name === undefined || !file.endsWith(".js")) continue;
    const needed = withImports(manifest, [entrySource, chunk]).filter((other) => other !== entrySource);
    scripts.set(
      name,
      needed.flatMap((other) => manifest[other]?.file ?? []).map((path) => `/${path}`),
    );
  }
  return scripts;
}

/** These chunks and all that they import. */
function withImports(manifest: Manifest, chunks: string[]): string[] {
  const found = new Set(chunks);
  // A set hands out what is added while it is walked.
  for (const chunk of found) for (const imported of manifest[chunk]?.imports ?? []) found.add(imported);
  return [...found];
}

/** The built client entry for the server. */
export type ServerEntry = {
  openPage: typeof openPage;
  menuPanels: typeof menuPanels;
  routeIds: readonly string[];
  earlyFailuresName: string;
  pageStateElementId: string;
  rootElementId: string;
  streamedQueueName: string;
  serverPartFailureDigest: string;
};
