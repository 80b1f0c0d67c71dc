import type { Config } from "#server/config.ts";
import { videoPlayerOrigins } from "#shared/domain/content/hosted-video.ts";
import { pictureHosts, shopifyPictureHost, storyblokPictureHosts } from "#shared/domain/kept-copies.ts";
import { cspReportsPath } from "#shared/domain/client-report.ts";

type Directives = Record<string, string[]>;

/** What Google documents for Tag Manager and Analytics 4: developers.google.com/tag-platform/security/guides/csp */
const tagManagerHosts = {
  scripts: ["https://*.googletagmanager.com"],
  pictures: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connections: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
};

/** Where editors work, with the shop in a frame. */
const editorHost = "https://app.storyblok.com";

/** What allows a page's inline scripts and styles: the one response's nonce, or the hashes of what a kept page holds. */
export type InlineSources = { script: string; style: string };

export const nonceSources = (nonce: string): InlineSources => ({ script: `'nonce-${nonce}'`, style: `'nonce-${nonce}'` });

const cspReportsEndpoint = "csp";
/** Where the endpoint is that policies name, as the header `Reporting-Endpoints`. */
export const reportingEndpoints = `${cspReportsEndpoint}="${cspReportsPath}"`;

/** The name of the one policy that the client makes; where scripts of others may come they bring their own. */
function trustedTypes({ tagManager, embedOrigins }: Config): Directives {
  const isAlone = tagManager === null && embedOrigins.length === 0;
  return { "require-trusted-types-for": ["'script'"], ...(isAlone ? { "trusted-types": ["rares"] } : {}) };
}

/** Where the pictures are that vendors' records name. */
export function pictureHostsOf({ vendors }: Pick<Config, "vendors">): string[] {
  const hosts = [vendors.shopify && shopifyPictureHost, vendors.storyblok && storyblokPictureHost(vendors.storyblok.endpoint)];
  return hosts.filter((host) => host !== null);
}

/** A space's region is in the address of its API: "https://api-ap.storyblok.com/v2". Europe's says none. */
function storyblokPictureHost(endpoint = ""): string {
  const region = /^https:\/\/api-([a-z]{2})\.storyblok\.com(?:\/|$)/.exec(endpoint)?.[1] ?? "";
  return Object.entries(storyblokPictureHosts).find(([name]) => name === region)?.[1] ?? storyblokPictureHosts.eu;
}

/** The policy of the shop's own pages. In development the bundler writes inline styles and talks over a web socket. */
export function contentSecurityPolicy(config: Config, inline: InlineSources, { isPreview = false } = {}): string {
  const isDevelopment = config.environment === "development";
  const tagHosts = config.tagManager ? tagManagerHosts : { scripts: [], pictures: [], connections: [] };
  const checkoutHosts = config.vendors.shopify ? [`https://${config.vendors.shopify.storeDomain.replace(/^https?:\/\//, "")}`] : [];
  // Signing out is a form of ours whose answer leads to the provider, and browsers hold redirects of forms to this list.
  const identityHosts = config.vendors.identity?.signOutOrigins ?? [];
  const directives: Directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", inline.script, ...tagHosts.scripts, ...config.embedOrigins, ...(isPreview ? [editorHost] : [])],
    "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", inline.style, ...config.embedOrigins],
    "img-src": ["'self'", "data:", ...pictureHostsOf(config), ...tagHosts.pictures, ...config.embedOrigins],
    // A product's films lie where its pictures do.
    "media-src": ["'self'", ...(config.vendors.shopify ? [shopifyPictureHost] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : []), ...tagHosts.connections, ...config.embedOrigins],
    // Videos play here, and nothing is asked of these hosts before a shopper plays one.
    "frame-src": [...videoPlayerOrigins, ...config.embedOrigins],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "frame-ancestors": isPreview ? ["'self'", editorHost] : ["'none'"],
    "form-action": ["'self'", ...checkoutHosts, ...identityHosts, ...config.embedOrigins],
    // The editor's script writes markup of its own.
    ...(config.areTypesTrusted && !isPreview ? trustedTypes(config) : {}),
    "report-uri": [cspReportsPath],
    // Browsers that know it leave the line above aside; over plain http they know it, too, and send nothing.
    ...(config.isHttps ? { "report-to": [cspReportsEndpoint] } : {}),
    ...(config.isHttps ? { "upgrade-insecure-requests": [] } : {}),
  };
  return formatPolicy(directives);
}

/** The policy of pages that a stand-in vendor serves under our origin without one of its own: no scripts at all. */
export const vendorPagePolicy = formatPolicy({
  "default-src": ["'self'"],
  "script-src": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
});

/** The service worker's own policy: it asks the shop, and the hosts of pictures, and runs nothing else. */
export const serviceWorkerPolicy = formatPolicy({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "connect-src": ["'self'", ...pictureHosts()],
});

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
