import { randomBytes } from "node:crypto";
import { z } from "zod";
import { readVendorSettings, sandboxPreviewToken, vendorVariables, type VendorSettings } from "./vendors/vendor-settings.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const dollars = z.coerce.number().min(0).max(100_000);
const milliseconds = z.coerce.number().int().min(0).max(600_000);

const editorsSecret = z.string().min(16, "needs at least 16 characters").optional();

const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ACCESS_LOG_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(1),
  WEB_VITALS_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0.25),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1),
  COMPANY_NAME: z.string().default("Rares"),
  COMPANY_PHONE: z.string().optional(),
  SHIPPING_FLAT_RATE: dollars.default(12.95),
  FREE_SHIPPING_FROM: dollars.default(199),
  DISPATCH_STATE: z
    .string()
    .regex(/^[A-Z]{2,3}$/)
    .default("VIC"),
  DISPATCH_POSTCODE: z
    .string()
    .regex(/^\d{4}$/)
    .default("3175"),
  DELIVERY_HOLIDAYS: z
    .string()
    .regex(/^\d{2}-\d{2}(,\d{2}-\d{2})*$/, 'lists days of the year: "12-25,12-26"')
    .default("12-25,12-26,01-01,03-29,04-25"),
  FITMENT_PHASE1: z.stringbool().default(true),
  DATA_DIR: z.string().default(".data"),
  CACHE_MAX_MB: z.coerce.number().int().min(1).max(4096).default(128),
  SHUTDOWN_DELAY_MS: milliseconds.optional(),
  SHUTDOWN_GRACE_MS: milliseconds.default(20_000),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_PORT: port.default(0),
  SANDBOX_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  SANDBOX_PRODUCTS: z.coerce.number().int().min(1).max(1_000_000).optional(),
  GIT_REVISION: z.string().default("unknown"),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'looks like "GTM-ABC1234"')
    .optional(),
  TAG_MANAGER_CONSENT: z.enum(["denied", "granted"]).default("denied"),
  STORYBLOK_PREVIEW_SECRET: editorsSecret,
  STORYBLOK_WEBHOOK_SECRET: editorsSecret,
  MARKETING_EMBED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim()))
    .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'lists origins: "https://forms.example,https://static.example"')))
    .default([]),
  ...vendorVariables,
});

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
  /** Null where none is configured: one is made and kept in the data folder. */
  sessionSecret: string | null;
  /** How many proxies in front may be believed about the visitor's address. */
  trustedProxyHops: number;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  company: { name: string; phone: string | null };
  /** What sending an order costs, and from which total on it costs nothing. */
  shipping: { flatRateCents: number; freeFromCents: number };
  /** Where parcels start, and the days of every year on which none moves, "12-25". */
  delivery: { origin: { state: string; postcode: string }; holidays: string[] };
  /** Switches that differ between environments. */
  features: { fitmentPhase1: boolean };
  /** Null where none is configured: then nothing is loaded and nothing is sent. `consent` is what tags may store until the shopper decides. */
  tagManager: { id: string; consent: "denied" | "granted" } | null;
  /** What editors' tools prove themselves with; null turns the visual editor, preview links, or messages about what was published away. */
  editors: { previewToken: string | null; previewSecret: string | null; webhookSecret: string | null };
  /** From where editors may put a marketing form into a page. */
  embedOrigins: string[];
  dataDir: string;
  cacheMaxBytes: number;
  shutdown: { delayMs: number; graceMs: number };
  vendors: VendorSettings;
  /** Null when every vendor is configured. `url` is set when the sandbox runs elsewhere; otherwise the shop starts it itself. */
  sandbox: { url: string | null; port: number; productCount: number | undefined; accessTokenSeconds: number | undefined } | null;
  revision: string;
};

/** The sandbox's drafts are nobody's secret. */
const sandboxPreviewSecret = "sandbox";

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
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environmentSchema.safeParse(present);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const vendors = readVendorSettings(present);
  problems.push(...vendors.problems);

  const isSandboxNeeded = Object.values(vendors.settings).includes(null);
  if (present.NODE_ENV === "production" && !isSandboxNeeded && !present.SESSION_SECRET) {
    problems.push("SESSION_SECRET: is required in production; make one with `openssl rand -base64 48`");
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data, vendors.settings, isSandboxNeeded);
}

function toConfig(env: z.output<typeof environmentSchema>, vendors: VendorSettings, isSandboxNeeded: boolean): Config {
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
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
    sessionSecret: env.SESSION_SECRET ?? null,
    trustedProxyHops: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    company: { name: env.COMPANY_NAME, phone: env.COMPANY_PHONE ?? null },
    shipping: { flatRateCents: Math.round(env.SHIPPING_FLAT_RATE * 100), freeFromCents: Math.round(env.FREE_SHIPPING_FROM * 100) },
    delivery: { origin: { state: env.DISPATCH_STATE, postcode: env.DISPATCH_POSTCODE }, holidays: env.DELIVERY_HOLIDAYS.split(",") },
    features: { fitmentPhase1: env.FITMENT_PHASE1 },
    tagManager: env.TAG_MANAGER_ID ? { id: env.TAG_MANAGER_ID, consent: env.TAG_MANAGER_CONSENT } : null,
    editors: {
      previewToken: vendors.storyblok ? (vendors.storyblok.previewToken ?? null) : sandboxPreviewToken,
      previewSecret: env.STORYBLOK_PREVIEW_SECRET ?? (vendors.storyblok ? null : sandboxPreviewSecret),
      webhookSecret: env.STORYBLOK_WEBHOOK_SECRET ?? (vendors.storyblok ? null : randomBytes(24).toString("base64url")),
    },
    embedOrigins: env.MARKETING_EMBED_ORIGINS,
    dataDir: env.DATA_DIR,
    cacheMaxBytes: env.CACHE_MAX_MB * 1024 * 1024,
    shutdown: { delayMs: env.SHUTDOWN_DELAY_MS ?? (env.NODE_ENV === "production" ? 5000 : 0), graceMs: env.SHUTDOWN_GRACE_MS },
    vendors,
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
