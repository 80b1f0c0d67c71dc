import { z } from "zod";
import { australianStates } from "#shared/domain/stores/state-time-zones.ts";
import { vendorVariables, webAddress } from "./vendors/vendor-settings.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const dollars = z.coerce.number().min(0).max(100_000);
const milliseconds = z.coerce.number().int().min(0).max(600_000);

const dayOfTheYear = /(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.source;
const daysOfTheYear = new RegExp(`^${dayOfTheYear}(?:,${dayOfTheYear})*$`);

function isOrigin(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash === "/";
}

const sessionSecret = z.string().min(32, "needs at least 32 characters");
const sharedSecret = z.string().min(16, "needs at least 16 characters").optional();

/** Every variable that the shop reads, with what it is for. `.env.example` is made of it: run `npm run env-example` after a change. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .describe("The mode in which the shop runs. `npm start` sets production, `npm run dev` development."),
  HOST: z.string().default("127.0.0.1").describe("The address on which the shop listens."),
  PORT: port.default(3000).describe("The port on which the shop listens."),
  PUBLIC_URL: webAddress()
    .refine(isOrigin, "is an address without a path: the shop stands at the root")
    .optional()
    .describe("The shop's public origin; http://localhost and the port by default."),
  METRICS_HOST: z.string().default("127.0.0.1").describe("The address on which the metrics for Prometheus are served."),
  METRICS_PORT: port.default(9464).describe("The port on which the metrics for Prometheus are served."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("The lowest level that is logged."),
  ACCESS_LOG_SAMPLE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("The share of successful requests that is logged, from 0 to 1; failures are always logged."),
  WEB_VITALS_SAMPLE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("The share of page views whose web vitals are measured, from 0 to 1."),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional().describe("The OTLP endpoint that receives traces; without it tracing is off."),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.tuple([sessionSecret], sessionSecret))
    .optional()
    .describe(
      "Encrypts cookies; required in production. Create one with `openssl rand -base64 48`. To change it, put the new secret in front of the old one, separated by a comma, and remove the old one two weeks later.",
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("The number of proxies in front whose word about a visitor's address is trusted."),
  TRUST_TRACEPARENT: z
    .stringbool()
    .default(false)
    .describe(
      "Whether the proxy in front starts its own traces and removes any that visitors send; otherwise each request starts a new trace, with a link to the caller's.",
    ),
  SYNTHETIC_TRAFFIC_TOKEN: sharedSecret.describe(
    "The token that load tests and probes from other machines send as x-synthetic-traffic, so that objectives leave them out; without it only those from this machine are left out.",
  ),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1).describe("A factor for all rate limits; 0 switches them off."),
  BODIES_MAX_MB: z.coerce
    .number()
    .int()
    .min(16)
    .max(4096)
    .default(32)
    .describe("The memory that all request bodies together may take while they arrive; those from one network may take an eighth of it."),
  COMPANY_NAME: z.string().default("Rares").describe("The shop's name."),
  COMPANY_PHONE: z.string().optional().describe("The phone number in the header; by default none is shown."),
  COMPANY_EMAIL: z
    .email('has to look like "hello@shop.example"')
    .optional()
    .describe("The email address that is shown when a form is switched off; by default none is shown."),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'has to look like "security@shop.example" or "https://shop.example/security"')
    .optional()
    .describe(
      "An email address or https page for reporting vulnerabilities, published at /.well-known/security.txt; COMPANY_EMAIL by default.",
    ),
  SECURITY_POLICY_URL: z
    .url({ protocol: /^https$/, error: 'has to look like "https://shop.example/security"' })
    .optional()
    .describe("The page with the policy for vulnerability reports, published at /.well-known/security.txt."),
  SHIPPING_FLAT_RATE: dollars.default(12.95).describe("The flat rate for delivery, in dollars."),
  FREE_SHIPPING_FROM: dollars.default(199).describe("The total from which delivery is free, in dollars."),
  DISPATCH_STATE: z
    .enum(australianStates)
    .default("VIC")
    .describe("The state from which parcels are sent; its calendar decides from which day a delivery time counts."),
  DISPATCH_POSTCODE: z
    .string()
    .regex(/^\d{4}$/, "must have four digits")
    .default("3175")
    .describe("The postcode from which parcels are sent."),
  DELIVERY_HOLIDAYS: z
    .string()
    .regex(daysOfTheYear, 'lists days of the year, month first: "12-25,12-26"')
    .default("12-25,12-26,01-01,03-29,04-25")
    .describe("Days of every year, as month-day, on which parcels aren't moved."),
  FITMENT_PHASE1: z.stringbool().default(true).describe("Whether the shop shows if a part fits the chosen vehicle."),
  OFFLINE_COPIES: z
    .stringbool()
    .default(true)
    .describe(
      "Whether browsers store pages for reading offline. With false, service workers delete their copies and unregister themselves at a browser's next visit.",
    ),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("The folder for restoration projects, and in development for the sandbox's data and generated secrets."),
  PROJECTS_STORE: z
    .enum(["file", "shopify"])
    .default("file")
    .describe(
      "Where customers' restoration projects are stored: in the shop's own file (file), or as customer metafields at Shopify (shopify). Those of devices are always in the file.",
    ),
  PROJECTS_DB: z.string().optional().describe("The SQLite file for restoration projects; projects.db in DATA_DIR by default. Back it up."),
  PROJECTS_MAX_MB: z.coerce.number().int().min(1).max(65_536).default(512).describe("The largest size of that file."),
  VALKEY_URL: z
    .url({ protocol: /^(?:redis|valkey)s?$/, error: 'has to look like "valkey://valkey:6379"' })
    .optional()
    .describe(
      "Where the shop's instances share rate limits, session renewals, published changes and rendered pages: a server that speaks the Redis protocol, rediss:// for TLS. Without it each instance is on its own.",
    ),
  CACHE_MAX_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(128)
    .describe("The size of the in-memory cache of vendors' public answers."),
  KEPT_ANSWERS_DIR: z
    .string()
    .optional()
    .describe("A folder for vendors' last good answers, so that the shop can start while a vendor is down; by default none are stored."),
  KEPT_ANSWERS_MB: z.coerce.number().int().min(1).max(4096).default(64).describe("The size of that folder."),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64).describe("The size of the in-memory page cache; 0 switches it off."),
  PAGE_CACHE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(1)
    .describe(
      "How long a cached page is fresh; for half as long again it is served while the next is rendered. Use more than 1 only if Storyblok's webhook reaches every instance.",
    ),
  PAGE_CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(0)
    .describe(
      "How long a CDN in front may cache pages. It has to pass on requests with the cookie garage, cart-count, __Host-rares-preview or __Host-rares-left-behind.",
    ),
  PICTURE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(32)
    .describe("The size of the in-memory cache of the sandbox's pictures; 0 switches it off."),
  KEEP_ALIVE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1000)
    .max(900_000)
    .default(65_000)
    .describe("How long an idle connection stays open: it has to be longer than the load balancer's idle timeout."),
  SHUTDOWN_DELAY_MS: milliseconds
    .optional()
    .describe("How long the shop goes on serving after it was told to stop, so that load balancers notice."),
  SHUTDOWN_GRACE_MS: milliseconds.default(20_000).describe("How long a stopping shop then waits for responses in progress."),
  ALLOW_SANDBOX: z
    .stringbool()
    .default(false)
    .describe("Whether a shop over https may use the sandbox, as a public demo that says so on every page."),
  SANDBOX_URL: webAddress().optional().describe("The address of a sandbox that is already running; by default the shop starts one."),
  SANDBOX_PORT: port.default(0).describe("The port of the sandbox that the shop starts; 0 takes a free one."),
  SANDBOX_ACCESS_TOKEN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe("How long the sandbox's access tokens last before the shop renews them; an hour by default."),
  SANDBOX_PRODUCTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe("How many parts the sandbox seeds: 5500 by default; tested with up to 100000."),
  GIT_REVISION: z.string().default("unknown").describe("The commit that was built, for the build metric."),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'has to look like "GTM-ABC1234"')
    .optional()
    .describe("The Google Tag Manager container to load; by default none is loaded."),
  TAG_MANAGER_CONSENT: z
    .enum(["denied", "granted"])
    .default("denied")
    .describe("The default consent for storage by tags, until the shopper decides."),
  STORYBLOK_PREVIEW_SECRET: sharedSecret.describe("The secret in preview links, which show drafts."),
  STORYBLOK_WEBHOOK_SECRET: sharedSecret.describe("The secret that signs Storyblok's webhooks."),
  STORYBLOK_VERSION_SECONDS: z.coerce
    .number()
    .min(1)
    .max(3600)
    .default(1)
    .describe(
      "How often each instance asks Storyblok whether anything was published. Each time is one of your plan's API requests. Use more than 1 only if Storyblok's webhook reaches every instance.",
    ),
  JUDGEME_WEBHOOK_SECRET: sharedSecret.describe(
    "The secret that signs Judge.me's webhooks if an app created them; the private token by default.",
  ),
  MARKETING_EMBED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim()))
    .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'lists origins: "https://forms.example,https://static.example"')))
    .default([])
    .describe("Origins that marketing forms and the stock widget may come from, comma-separated; none by default."),
  TRUSTED_TYPES: z
    .enum(["enforce", "off"])
    .optional()
    .describe(
      "Whether browsers enforce Trusted Types. By default they do, unless TAG_MANAGER_ID or MARKETING_EMBED_ORIGINS lets in third-party scripts, most of which don't support them.",
    ),
  ...vendorVariables,
});
