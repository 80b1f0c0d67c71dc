import { z } from "zod";
import { australianStates } from "#shared/domain/stores/state-time-zones.ts";
import { vendorVariables } from "./vendors/vendor-settings.ts";

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
    .describe("How the shop runs. `npm start` sets production, `npm run dev` development."),
  HOST: z.string().default("127.0.0.1").describe("The address on which the shop listens."),
  PORT: port.default(3000).describe("The port on which the shop listens."),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "is an address without a path: the shop stands at the root")
    .optional()
    .describe("The address that shoppers see. Without one it is http://localhost and the port."),
  METRICS_HOST: z.string().default("127.0.0.1").describe("The address on which Prometheus finds metrics."),
  METRICS_PORT: port.default(9464).describe("The port on which Prometheus finds metrics."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("The least important lines that are logged."),
  ACCESS_LOG_SAMPLE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("Which share of plain successes is logged, from 0 to 1; failures always are."),
  WEB_VITALS_SAMPLE_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Which share of page views browsers measure, from 0 to 1."),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where traces are sent to, over OTLP; none are made without it."),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.tuple([sessionSecret], sessionSecret))
    .optional()
    .describe(
      "Seals cookies; needed in production. Make one with `openssl rand -base64 48`. To change it put the new one in front of the old one with a comma between them, and take the old one away two weeks later.",
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("How many proxies in front may be believed about a visitor's address."),
  TRUST_TRACEPARENT: z
    .stringbool()
    .default(false)
    .describe(
      "Whether the proxy in front begins traces of its own and takes away those that visitors send; otherwise each request begins one, with a link to the caller's.",
    ),
  SYNTHETIC_TRAFFIC_TOKEN: sharedSecret.describe(
    "What load tests and probes from elsewhere send as x-synthetic-traffic to be left out of what tells how shoppers fare; without it those of this machine alone are.",
  ),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1).describe("Multiplies every rate limit; 0 lifts them."),
  BODIES_MAX_MB: z.coerce
    .number()
    .int()
    .min(16)
    .max(4096)
    .default(32)
    .describe("How much memory forms and messages may take while they are on their way, all together; one network's an eighth of it."),
  COMPANY_NAME: z.string().default("Rares").describe("The label on the shop."),
  COMPANY_PHONE: z.string().optional().describe("The phone number in the header; none is shown without it."),
  COMPANY_EMAIL: z.email().optional().describe("Where shoppers may write to when a form is closed; none is shown without it."),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })])
    .optional()
    .describe(
      "An email address or a page over https for those who find a weakness, told at /.well-known/security.txt; COMPANY_EMAIL without it.",
    ),
  SECURITY_POLICY_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe("The page that says how weaknesses are handled, told at /.well-known/security.txt."),
  SHIPPING_FLAT_RATE: dollars.default(12.95).describe("What delivery costs, in dollars."),
  FREE_SHIPPING_FROM: dollars.default(199).describe("The total from which delivery is free, in dollars."),
  DISPATCH_STATE: z
    .enum(australianStates)
    .default("VIC")
    .describe("The state in which parcels start: its calendar says which day a delivery counts from."),
  DISPATCH_POSTCODE: z
    .string()
    .regex(/^\d{4}$/)
    .default("3175")
    .describe("The postcode at which parcels start."),
  DELIVERY_HOLIDAYS: z
    .string()
    .regex(daysOfTheYear, 'lists days of the year, month first: "12-25,12-26"')
    .default("12-25,12-26,01-01,03-29,04-25")
    .describe("Days of every year on which no parcel moves."),
  FITMENT_PHASE1: z.stringbool().default(true).describe("Whether parts say if they fit the chosen vehicle."),
  OFFLINE_COPIES: z
    .stringbool()
    .default(true)
    .describe(
      "Whether browsers keep pages to be read offline. With false the service worker of every browser that comes by drops what it kept and takes itself out.",
    ),
  DATA_DIR: z.string().default(".data").describe("Where the sandbox and the laptop's secrets live."),
  PROJECTS_STORE: z
    .enum(["file", "shopify"])
    .default("file")
    .describe(
      "Where customers' restoration projects are kept: in the shop's own file, or as Shopify's customer metafields. Devices' are in the file.",
    ),
  PROJECTS_DB: z
    .string()
    .optional()
    .describe("The file in which restoration projects are kept; projects.db in DATA_DIR without it. It belongs into a backup."),
  PROJECTS_MAX_MB: z.coerce.number().int().min(1).max(65_536).default(512).describe("How large that file may become."),
  VALKEY_URL: z
    .url({ protocol: /^(?:redis|valkey)s?$/ })
    .optional()
    .describe(
      "Where the shop's instances share rate limits, session renewals, published changes and rendered pages: a server that speaks the Redis protocol, rediss:// for TLS. Without it each instance is on its own.",
    ),
  CACHE_MAX_MB: z.coerce.number().int().min(1).max(4096).default(128).describe("How much of vendors' public answers is kept in memory."),
  KEPT_ANSWERS_DIR: z
    .string()
    .optional()
    .describe(
      "A folder for vendors' last good answers, so that a shop that starts while they are down has something to show; none are kept without it.",
    ),
  KEPT_ANSWERS_MB: z.coerce.number().int().min(1).max(4096).default(64).describe("How much that folder holds."),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(64)
    .describe("How much of finished pages is kept in memory; 0 keeps none."),
  PAGE_CACHE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(1)
    .describe(
      "For how long a finished page is as good as new; half as long again it is sent while the next is made. More than 1 is for shops where Storyblok's webhook reaches every instance.",
    ),
  PAGE_CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(0)
    .describe(
      "For how long a CDN in front may keep pages. It has to pass on requests with the cookie garage, cart-count, __Host-rares-preview or __Host-rares-left-behind.",
    ),
  PICTURE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(32)
    .describe("How much of the sandbox's pictures is kept in memory; 0 keeps none."),
  KEEP_ALIVE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1000)
    .max(900_000)
    .default(65_000)
    .describe("How long an idle connection stays open: longer than the balancer's own idle time."),
  SHUTDOWN_DELAY_MS: milliseconds.optional().describe("For how long a shop that is to stop still answers, so that balancers notice."),
  SHUTDOWN_GRACE_MS: milliseconds.default(20_000).describe("For how long a shop that stops waits for what it is still sending."),
  ALLOW_SANDBOX: z
    .stringbool()
    .default(false)
    .describe("Whether a shop over https may let the sandbox stand in for vendors, as a demo that says so on every page."),
  SANDBOX_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where a sandbox runs that the shop need not start itself."),
  SANDBOX_PORT: port.default(0).describe("The port of the sandbox that the shop starts; 0 takes a free one."),
  SANDBOX_ACCESS_TOKEN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe("How long a customer's session lasts at the sandbox before it's renewed; an hour without it."),
  SANDBOX_PRODUCTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe("How many parts the sandbox seeds: 5500 without it; it is tried with 100000, too."),
  GIT_REVISION: z.string().default("unknown").describe("Which commit this is, for the build metric."),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'looks like "GTM-ABC1234"')
    .optional()
    .describe("A Google Tag Manager container to load; none is loaded without it."),
  TAG_MANAGER_CONSENT: z.enum(["denied", "granted"]).default("denied").describe("What tags may store until the shopper decides."),
  STORYBLOK_PREVIEW_SECRET: sharedSecret.describe("Shows drafts to whoever has a preview link with it."),
  STORYBLOK_WEBHOOK_SECRET: sharedSecret.describe("What Storyblok signs its messages with when something is published."),
  JUDGEME_WEBHOOK_SECRET: sharedSecret.describe(
    "What signs the messages of Judge.me, where an app made the webhook; the private token without it.",
  ),
  MARKETING_EMBED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim()))
    .pipe(z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'lists origins: "https://forms.example,https://static.example"')))
    .default([])
    .describe("Origins that marketing forms and the stock widget may come from, with commas between them; none without it."),
  TRUSTED_TYPES: z
    .enum(["enforce", "off"])
    .optional()
    .describe(
      "Whether browsers refuse plain text where markup or a script's address is set. Without it they do, unless TAG_MANAGER_ID or MARKETING_EMBED_ORIGINS lets scripts of others in, most of which can't work that way.",
    ),
  ...vendorVariables,
});
