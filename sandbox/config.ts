import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  SANDBOX_HOST: z.string().default("127.0.0.1"),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  SANDBOX_PRODUCTS: z.coerce.number().int().min(1).max(1_000_000).default(5500),
  DATA_DIR: z.string().default(".data"),
  SANDBOX_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3600),
  COMPANY_NAME: z.string().default("Rares"),
  SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORYBLOK_WEBHOOK_SECRET: z.string().optional(),
  JUDGEME_WEBHOOK_SECRET: z.string().optional(),
});

type SandboxConfig = {
  host: string;
  port: number;
  publicUrl: string;
  productCount: number;
  dataDir: string;
  companyName: string;
  /** How long a customer's access token lasts. */
  accessTokenSeconds: number;
  /** Null where nobody wants to hear of changes. */
  contentWebhook: { url: string; secret: string } | null;
  reviewsWebhook: { url: string; secret: string } | null;
};

/** Reads the sandbox's environment; an empty variable counts as unset. */
export function readSandboxConfig(source: NodeJS.ProcessEnv): SandboxConfig {
  const env = schema.parse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== "")));
  /** The shop hears each vendor at an address of its own, one beside the other. */
  const webhookOf = (sender: string, secret: string | undefined) =>
    env.SANDBOX_WEBHOOK_URL && secret ? { url: new URL(sender, env.SANDBOX_WEBHOOK_URL).href, secret } : null;
  return {
    host: env.SANDBOX_HOST,
    port: env.SANDBOX_PORT,
    publicUrl: new URL(env.SANDBOX_PUBLIC_URL).origin,
    productCount: env.SANDBOX_PRODUCTS,
    dataDir: env.DATA_DIR,
    companyName: env.COMPANY_NAME,
    accessTokenSeconds: env.SANDBOX_ACCESS_TOKEN_SECONDS,
    contentWebhook: webhookOf("storyblok", env.STORYBLOK_WEBHOOK_SECRET),
    reviewsWebhook: webhookOf("judgeme", env.JUDGEME_WEBHOOK_SECRET),
  };
}

/** This package's own folder. The build lays the same files beside the bundle, so that it holds there too. */
const folder = import.meta.dirname;

/** The tables that the catalogue grows from. */
export const seedFilesDir = join(folder, "data");
/** The stories that are written by hand, as the CMS exports them. */
export const storiesDir = join(folder, "vendors/storyblok/stories");
/** The drawings that are SVG files. */
export const templatesDir = join(folder, "pictures/templates");
