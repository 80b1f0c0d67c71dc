import type { HeadTag } from "#client/lib/page/head/head-tags.ts";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { themeColours, webManifestPath } from "../http/endpoints/files/create-web-manifest.ts";
import type { PageAssets, ServerEntry } from "./page-assets.ts";
import type { PreviewParts } from "./preview-parts.ts";

type DocumentParts = {
  head: HeadTag[];
  state: unknown;
  assets: PageAssets;
  /** The page's own code. */
  scripts?: string[];
  /** Null in a page for everybody, whose inline parts are allowed by their hashes. */
  nonce: string | null;
  preview?: PreviewParts | null;
  leftBehind?: { head: string; bar: string };
  ids: DocumentIds;
};

type DocumentIds = { state: string; root: string; failures: string };

/** The names by which the document and the client's entry find each other. */
export function documentIds(entry: Pick<ServerEntry, "pageStateElementId" | "rootElementId" | "earlyFailuresName">): DocumentIds {
  return { state: entry.pageStateElementId, root: entry.rootElementId, failures: entry.earlyFailuresName };
}

/** React gives this id to the bootstrap script, which asks for the page's own: the last element of its shell. */
const shellEndId = "_R_";

/** Everything before the page's own markup. The state stands before the bootstrap script, which React writes at the end of its shell. */
export function documentStart({ head, state, assets, scripts = [], nonce, preview = null, leftBehind, ids }: DocumentParts): string {
  const styles = assets.inlineCss === null ? "" : `<style${nonceAttribute(nonce)}>${assets.inlineCss}</style>`;
  const stylesheet = assets.stylesheet === null ? "" : `<link rel="stylesheet" href="${assets.stylesheet}">`;
  return [
    `<!doctype html><html lang="en-AU" data-scripts="${[...scripts, assets.entryModule].join(" ")}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    (preview ? head.filter(({ attributes }) => attributes["name"] !== "robots") : head).map(headElement).join(""),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    appHead,
    assets.developmentHead?.(nonce ?? "") ?? "",
    fontLinks(assets.fonts ?? []),
    styles,
    stylesheet,
    // A header that is painted half parsed moves when its other half comes.
    `<link rel="expect" href="#${shellEndId}" blocking="render">`,
    preview?.head ?? "",
    leftBehind?.head ?? "",
    "</head><body>",
    `<script${nonceAttribute(nonce)}>${earlyScript(ids)}</script>`,
    `<script type="application/json" id="${ids.state}">${scriptJson(state)}</script>`,
    preview?.bar ?? "",
    leftBehind?.bar ?? "",
    `<div id="${ids.root}">`,
  ].join("");
}

/** What makes the shop installable, and its frame as dark or light as the page. */
const appHead = [
  `<link rel="manifest" href="${webManifestPath}">`,
  // The first that matches counts.
  `<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme: dark)">`,
  `<meta name="theme-color" content="${themeColours.light}">`,
].join("");

function fontLinks(fonts: NonNullable<PageAssets["fonts"]>): string {
  const on = (media: string | null) => (media === null ? "" : ` media="${media}"`);
  return fonts.map(({ path, media }) => `<link rel="preload" as="font" crossorigin href="${path}"${on(media)}>`).join("");
}

/**
 * Asks for the page's scripts, of which the last is the entry, once the page is painted: until then nothing takes bandwidth or processor time from what is seen. All
 * at once, or the entry would find them one after the other. A page that nobody sees yet, in a tab behind others or rendered ahead, isn't painted, and doesn't wait.
 */
export const loadScripts = [
  '(d=>{const load=()=>{const scripts=d.documentElement.dataset.scripts.split(" ");for(const href of scripts)',
  'd.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));import(scripts.at(-1))};',
  "d.hidden||d.prerendering?load():requestAnimationFrame(()=>setTimeout(load))})(document)",
].join("");

export const documentEnd = "</div></body></html>";

/** The header is the same for everyone; which half of it is shown is known before it is painted. */
const markSignedIn = `/(^|; )${sessionMarkerCookie}=\\d/.test(document.cookie)&&document.documentElement.toggleAttribute("data-signed-in",true)`;

/** Keeps the first errors for the application, which is still on its way. */
function earlyScript({ failures }: DocumentIds): string {
  const keepFailures = `(f=>{for(const t of["error","unhandledrejection"])addEventListener(t,e=>{f.length<9&&f.push(e)})})(self.${failures}=[])`;
  return `${keepFailures};${markSignedIn}`;
}

/** What stands inline in every document, for policies that allow it by its hash. */
export function inlineSources(assets: PageAssets, ids: DocumentIds): { scripts: string[]; style: string } {
  return { scripts: [earlyScript(ids), loadScripts], style: assets.inlineCss ?? "" };
}

const nonceAttribute = (nonce: string | null) => (nonce === null ? "" : ` nonce="${nonce}"`);

/** A script that hands one outcome to the browser's queue. */
export function outcomeScript(queueName: string, outcome: unknown, nonce: string): string {
  return `<script nonce="${nonce}">(self.${queueName}=self.${queueName}||[]).push(${scriptJson(outcome)})</script>`;
}

function headElement({ key, name, attributes, text }: HeadTag): string {
  const pairs = Object.entries({ ...attributes, ...(name === "title" ? {} : { "data-head": key }) });
  const written = pairs.map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`).join("");
  if (name === "title") return `<title>${escapeHtml(text ?? "")}</title>`;
  return name === "script" ? `<script${written}>${(text ?? "").replaceAll("<", "\\u003c")}</script>` : `<${name}${written}>`;
}

/** JSON that may stand inside a script element: without "<" nothing can end the element or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
