import type { z } from "zod";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { formatPhoneNumber } from "#shared/domain/customer/phone-number.ts";
import type { AustralianState } from "#shared/domain/stores/state-time-zones.ts";
import { findMisspelt, tellIssue } from "./config-problems.ts";
import { environmentSchema } from "./environment.ts";
import { readVendorSettings, sandboxPreviewToken, type VendorSettings, vendorVariables } from "./vendors/vendor-settings.ts";

export type Config = {
  environment: "development" | "production" | "test";
  host: string;
  port: number;
  /** The shop's public origin, without a slash at the end. */
  publicUrl: string;
  isHttps: boolean;
  metrics: { host: string; port: number };
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Which share of plain successes is logged; failures always are. */
  accessLogSampleRate: number;
  /** Which share of page views browsers measure. */
  vitalsSampleRate: number;
  /** Whether traces have somewhere to go; the exporter reads by itself where that is. */
  areTracesExported: boolean;
  /** The first seals, the others still open. Null where none is configured: one is made and kept in the data folder. */
  sessionSecrets: readonly [string, ...string[]] | null;
  /** How many proxies in front may be believed about the visitor's address. */
  trustedProxyHops: number;
  /** What marks the requests of load tests and probes from elsewhere; null where only this machine may mark any. */
  syntheticToken: string | null;
  /** Whether the proxy in front begins traces itself and takes visitors' away. */
  isTraceparentTrusted: boolean;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  company: { name: string; phone: string | null; email: string | null };
  /** What /.well-known/security.txt says; null where there is nobody to write to. */
  security: { contact: string; policyUrl: string | null } | null;
  /** What sending an order costs, and from which total on it costs nothing. */
  shipping: { flatRateCents: number; freeFromCents: number };
  /** Where parcels start, and the days of every year, "12-25", on which none moves besides that state's public holidays. */
  delivery: { origin: { state: AustralianState; postcode: string }; holidays: string[] };
  /** Switches that differ between environments. */
  features: { fitmentPhase1: boolean };
  /** Null where none is configured: then nothing is loaded and nothing is sent. `consent` is what tags may store until the shopper decides. */
  tagManager: { id: string; consent: "denied" | "granted" } | null;
  /** What signs the messages of whoever keeps the reviews; null while they are switched off. */
  reviewsWebhookSecret: string | null;
  /** What editors' tools prove themselves with: null turns the visual editor, preview links, or messages about what was published away. */
  editors: { previewToken: string | null; previewSecret: string | null; webhookSecret: string | null };
  /** How long an instance takes it that nothing was published, unless it is told. */
  contentVersionSeconds: number;
  /** From where editors may put a marketing form or the stock widget into a page. */
  embedOrigins: string[];
  /** Whether browsers take markup and scripts' addresses from the client's one policy only. */
  areTypesTrusted: boolean;
  /** Whether browsers keep pages for reading offline; without, their service workers take themselves out. */
  areCopiesKept: boolean;
  dataDir: string;
  /** Restoration projects: a file of SQLite, and whether customers' are there, too. */
  projects: { store: "file" | "shopify"; path: string; maxBytes: number };
  /** Where instances share what they count and know; it may hold a password. Null for a shop of one instance. */
  valkeyUrl: string | null;
  /** What visitors send, all of it together while it is on its way. */
  bodiesMaxBytes: number;
  cacheMaxBytes: number;
  /** Where last good answers survive a restart; null where they don't. */
  keptAnswers: { dir: string; maxBytes: number } | null;
  /** Whole pages, kept for everybody. `sharedSeconds` is what caches in front may keep them for; 0 has them ask each time. */
  pageCache: { maxBytes: number; freshSeconds: number; sharedSeconds: number };
  /** For the sandbox's pictures; vendors' own come from their hosts. */
  pictureCacheMaxBytes: number;
  /** How long a connection may rest between two requests: longer than the balancer in front lets it. */
  keepAliveTimeoutMs: number;
  shutdown: { delayMs: number; graceMs: number };
  vendors: VendorSettings;
  /** Where the sandbox stands in for vendors in public: the shop says so on every page, and what shoppers write is read with the secret only. Null otherwise. */
  demo: { mailboxSecret: string } | null;
  /** Null when every vendor is configured. `url` is set when the sandbox runs elsewhere; otherwise the shop starts it itself. */
  sandbox: { url: string | null; port: number; productCount: number | undefined; accessTokenSeconds: number | undefined } | null;
  revision: string;
};

const mebibyte = 1024 * 1024;

const madeSecret = () => randomBytes(24).toString("base64url");

/** The sandbox's drafts are nobody's secret on a laptop. */
const sandboxPreviewSecret = "sandbox";

type Environment = z.output<typeof environmentSchema>;

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`,
    );
    this.name = "ConfigError";
  }
}

/** Reads the environment, or throws a ConfigError that lists everything that is wrong with it. An empty variable counts as unset. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(
    Object.entries(source).flatMap(([name, value = ""]) =>
      value.trim() === "" ? [] : [[name, name in vendorVariables ? asOff(value) : value]],
    ),
  );
  const parsed = environmentSchema.safeParse(present, { error: tellIssue });
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const vendors = readVendorSettings(present);
  problems.push(...vendors.problems, ...findMisspelt(present, Object.keys(environmentSchema.shape)));

  if (parsed.success && parsed.data.PROJECTS_STORE === "shopify" && vendors.settings.guestOrders === "off")
    problems.push("PROJECTS_STORE: shopify takes the app of the store; set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET");

  if (parsed.success && parsed.data.PORT !== 0 && parsed.data.PORT === parsed.data.METRICS_PORT)
    problems.push("METRICS_PORT: is the shop's own port; metrics are for the inside of a network, and need another than PORT");

  const isSandboxNeeded = Object.values(vendors.settings).includes(null);
  if (present.NODE_ENV === "production" && !isSandboxNeeded && !present.SESSION_SECRET) {
    problems.push("SESSION_SECRET: is required in production; make one with `openssl rand -base64 48`");
  }
  if (isSandboxNeeded && parsed.success && isPublic(parsed.data) && !parsed.data.ALLOW_SANDBOX)
    problems.push(standInProblem(vendors.settings));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data, vendors.settings, isSandboxNeeded);
}

/** However it is written: a key of the letters "OFF" would be sent to the vendor. */
const asOff = (value: string) => (/^\s*off\s*$/i.test(value) ? "off" : value);

/** Whether shoppers come from outside: in production, over https. */
function isPublic({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  return NODE_ENV === "production" && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === "https:";
}

function standInProblem(vendors: VendorSettings): string {
  const missing = Object.entries(vendors).flatMap(([name, settings]) => (settings === null ? [name] : []));
  return `ALLOW_SANDBOX: the sandbox would stand in for ${missing.join(", ")}, and whoever knows its addresses would read what shoppers write. Configure these vendors, or set ALLOW_SANDBOX=true for a demo`;
}

/** Who hears of a weakness, as an address that programs can follow. */
function securityOf({ SECURITY_CONTACT, COMPANY_EMAIL, SECURITY_POLICY_URL }: Environment): Config["security"] {
  const contact = SECURITY_CONTACT ?? COMPANY_EMAIL;
  if (contact === undefined) return null;
  return { contact: contact.startsWith("https:") ? contact : `mailto:${contact}`, policyUrl: SECURITY_POLICY_URL ?? null };
}

/** Judge.me signs with the shop's private token, unless an app made the webhook. The sandbox's token is known to everybody, so it gets a secret of its own. */
function reviewsWebhookSecretOf({ JUDGEME_WEBHOOK_SECRET }: Environment, { reviews }: VendorSettings): string | null {
  if (reviews === "off") return null;
  return JUDGEME_WEBHOOK_SECRET ?? reviews?.apiToken ?? madeSecret();
}

/** The bundler of development writes markup of its own. */
function areTypesTrusted({ NODE_ENV, TRUSTED_TYPES, TAG_MANAGER_ID, MARKETING_EMBED_ORIGINS }: Environment): boolean {
  if (NODE_ENV === "development") return false;
  if (TRUSTED_TYPES !== undefined) return TRUSTED_TYPES === "enforce";
  return TAG_MANAGER_ID === undefined && MARKETING_EMBED_ORIGINS.length === 0;
}

function toConfig(env: Environment, vendors: VendorSettings, isSandboxNeeded: boolean): Config {
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const isDemo = isSandboxNeeded && isPublic(env);
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === "https:",
    metrics: { host: env.METRICS_HOST, port: env.METRICS_PORT },
    logLevel: env.LOG_LEVEL,
    accessLogSampleRate: env.ACCESS_LOG_SAMPLE_RATE,
    vitalsSampleRate: env.WEB_VITALS_SAMPLE_RATE,
    areTracesExported: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    sessionSecrets: env.SESSION_SECRET ?? null,
    trustedProxyHops: env.TRUST_PROXY,
    syntheticToken: env.SYNTHETIC_TRAFFIC_TOKEN ?? null,
    isTraceparentTrusted: env.TRUST_TRACEPARENT,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    company: {
      name: env.COMPANY_NAME,
      phone: env.COMPANY_PHONE === undefined ? null : formatPhoneNumber(env.COMPANY_PHONE),
      email: env.COMPANY_EMAIL ?? null,
    },
    security: securityOf(env),
    shipping: { flatRateCents: Math.round(env.SHIPPING_FLAT_RATE * 100), freeFromCents: Math.round(env.FREE_SHIPPING_FROM * 100) },
    delivery: { origin: { state: env.DISPATCH_STATE, postcode: env.DISPATCH_POSTCODE }, holidays: env.DELIVERY_HOLIDAYS.split(",") },
    features: { fitmentPhase1: env.FITMENT_PHASE1 },
    tagManager: env.TAG_MANAGER_ID ? { id: env.TAG_MANAGER_ID, consent: env.TAG_MANAGER_CONSENT } : null,
    reviewsWebhookSecret: reviewsWebhookSecretOf(env, vendors),
    editors: {
      previewToken: vendors.storyblok ? (vendors.storyblok.previewToken ?? null) : isDemo ? madeSecret() : sandboxPreviewToken,
      previewSecret: env.STORYBLOK_PREVIEW_SECRET ?? (vendors.storyblok ? null : isDemo ? madeSecret() : sandboxPreviewSecret),
      webhookSecret: env.STORYBLOK_WEBHOOK_SECRET ?? (vendors.storyblok ? null : madeSecret()),
    },
    contentVersionSeconds: env.STORYBLOK_VERSION_SECONDS,
    embedOrigins: env.MARKETING_EMBED_ORIGINS,
    areTypesTrusted: areTypesTrusted(env),
    areCopiesKept: env.OFFLINE_COPIES,
    dataDir: env.DATA_DIR,
    projects: {
      store: env.PROJECTS_STORE,
      path: env.PROJECTS_DB ?? join(env.DATA_DIR, "projects.db"),
      maxBytes: env.PROJECTS_MAX_MB * mebibyte,
    },
    valkeyUrl: env.VALKEY_URL ?? null,
    bodiesMaxBytes: env.BODIES_MAX_MB * mebibyte,
    cacheMaxBytes: env.CACHE_MAX_MB * mebibyte,
    keptAnswers: env.KEPT_ANSWERS_DIR === undefined ? null : { dir: env.KEPT_ANSWERS_DIR, maxBytes: env.KEPT_ANSWERS_MB * mebibyte },
    pictureCacheMaxBytes: env.NODE_ENV === "development" ? 0 : env.PICTURE_CACHE_MB * mebibyte,
    pageCache: {
      maxBytes: env.NODE_ENV === "development" ? 0 : env.PAGE_CACHE_MB * mebibyte,
      freshSeconds: env.PAGE_CACHE_SECONDS,
      sharedSeconds: env.PAGE_CDN_SECONDS,
    },
    keepAliveTimeoutMs: env.KEEP_ALIVE_TIMEOUT_MS,
    shutdown: { delayMs: env.SHUTDOWN_DELAY_MS ?? (env.NODE_ENV === "production" ? 5000 : 0), graceMs: env.SHUTDOWN_GRACE_MS },
    vendors,
    demo: isDemo ? { mailboxSecret: madeSecret() } : null,
    sandbox: isSandboxNeeded
      ? {
          url: env.SANDBOX_URL ?? null,
          port: env.SANDBOX_PORT,
          productCount: env.SANDBOX_PRODUCTS,
          accessTokenSeconds: env.SANDBOX_ACCESS_TOKEN_SECONDS,
        }
      : null,
    revision: env.GIT_REVISION,
  };
}
