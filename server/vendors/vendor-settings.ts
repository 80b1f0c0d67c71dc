import { z } from "zod";

/** What switches a vendor off that the shop can do without. */
const off = "off";
/** A host's name, or an address of one that stands in for the store. */
const storeDomain = z.string().regex(/^(?:https?:\/\/[^\s/]+(?:\/\S*)?|[\w-]+(?:\.[\w-]+)+)$/, 'has to look like "my-store.myshopify.com"');
const algoliaHost = z.string().regex(/^(?:https?:\/\/[^\s/]+(?:\/\S*)?|[\w-]+(?:\.[\w-]+)+)$/, 'has to look like "my-app-dsn.algolia.net"');
const shopDomain = z.string().regex(/^[\w-]+(?:\.[\w-]+)+$/, 'has to look like "my-store.myshopify.com"');
/** What else is asked of an address is asked only where it is one. */
export const webAddress = () => z.url({ protocol: /^https?$/, error: 'has to look like "https://shop.example"', abort: true });
const addressOrOff = z.union([z.literal(off), webAddress()], 'has to look like "https://vendor.example", or be off');

/** The variables of every vendor; all optional, so that unset means "the sandbox". */
export const vendorVariables = {
  SHOPIFY_STORE_DOMAIN: storeDomain.optional().describe('Products, carts and checkout: "my-store.myshopify.com".'),
  SHOPIFY_PRIVATE_TOKEN: z.string().optional().describe("The private token of its Storefront API."),
  SHOPIFY_ADMIN_CLIENT_ID: z
    .string()
    .optional()
    .describe("The order look-up without an account: the client id of your own Shopify app; off switches it off."),
  SHOPIFY_ADMIN_CLIENT_SECRET: z.string().optional().describe("Its secret."),
  ALGOLIA_APP_ID: z.string().optional().describe("Search."),
  ALGOLIA_SEARCH_KEY: z.string().optional().describe("Its search-only key."),
  ALGOLIA_HOST: algoliaHost.optional().describe("A different host than the application's own."),
  STORYBLOK_TOKEN: z.string().optional().describe("Content: the public token."),
  STORYBLOK_PREVIEW_TOKEN: z.string().optional().describe("The preview token, for editors' drafts."),
  STORYBLOK_ENDPOINT: webAddress().optional().describe("A different API address, for a space outside Europe."),
  VEHICLE_LOOKUP_URL: webAddress().optional().describe("Vehicles by VIN, chassis number and number plate."),
  VEHICLE_LOOKUP_KEY: z.string().optional().describe("Its key."),
  KLAVIYO_API_KEY: z.string().optional().describe("The private key, for newsletter and stock alerts; off switches their forms off."),
  KLAVIYO_LIST_ID: z.string().optional().describe("The list that subscribers join."),
  KLAVIYO_ENDPOINT: webAddress().optional().describe("Another address of its API."),
  GOOGLE_PLACES_KEY: z
    .string()
    .optional()
    .describe("Suburbs and their location, for nearest stores and delivery estimates; off switches both off."),
  GOOGLE_PLACES_ENDPOINT: webAddress().optional().describe("Another address of its API."),
  CARRIER_URL: addressOrOff.optional().describe("Delivery times; off leaves them out."),
  CARRIER_KEY: z.string().optional().describe("Its key."),
  SUPPORT_DESK_URL: addressOrOff.optional().describe("The service that receives contact form messages; off switches the form off."),
  SUPPORT_DESK_TOKEN: z.string().optional().describe("Its token."),
  JUDGEME_API_TOKEN: z.string().optional().describe("Reviews, at Judge.me: the private token; off leaves the shop without reviews."),
  JUDGEME_SHOP_DOMAIN: shopDomain.optional().describe('The shop as Judge.me knows it: "my-store.myshopify.com".'),
  JUDGEME_ENDPOINT: webAddress().optional().describe("Another address of its API."),
  IDENTITY_ISSUER: webAddress()
    .refine(isSecure, "must be https")
    .optional()
    .describe("The OpenID Connect issuer with which customers sign in."),
  IDENTITY_CLIENT_ID: z.string().optional().describe("The shop's client id at the provider."),
  IDENTITY_CUSTOMER_SCOPE: z.string().optional().describe("The scope for the customer API, if it isn't the usual one."),
  IDENTITY_EXCHANGE_AUDIENCE: z
    .string()
    .optional()
    .describe("The audience for token exchange, if the provider's own token doesn't work for the customer API."),
  IDENTITY_SIGN_OUT_ORIGINS: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?(,https:\/\/[a-z0-9.-]+(:\d+)?)*$/,
      'lists origins: "https://identity.example,https://accounts.example"',
    )
    .optional()
    .describe("Origins that sign-out redirects through, comma-separated; the issuer's by default."),
  CUSTOMER_ACCOUNT_API_URL: webAddress().refine(isSecure, "must be https").optional().describe("Customers' details, orders and returns."),
};

/** Whether tokens may travel there: over https, or within this machine. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** The token that opens the sandbox's drafts; as with the real vendor, the one for what is published does not. */
export const sandboxPreviewToken = "sandbox-preview";

/** Where each vendor is and how it knows us; null stands for the sandbox. Those that the shop can do without may be off. */
export type VendorSettings = {
  shopify: { storeDomain: string; privateAccessToken: string } | null;
  algolia: { appId: string; apiKey: string; host: string | undefined } | null;
  storyblok: { accessToken: string; previewToken: string | undefined; endpoint: string | undefined } | null;
  vehicleLookup: { url: string; apiKey: string } | null;
  klaviyo: { apiKey: string; listId: string; endpoint: string | undefined } | "off" | null;
  places: { apiKey: string; endpoint: string | undefined } | "off" | null;
  carrier: { url: string; apiKey: string } | "off" | null;
  supportDesk: { url: string; token: string } | "off" | null;
  reviews: { apiToken: string; shopDomain: string; endpoint: string | undefined } | "off" | null;
  /** An app of the shop's own in the same store. */
  guestOrders: { clientId: string; clientSecret: string } | "off" | null;
  /** `exchangeAudience` is null where the provider's own access token opens the customer API. */
  identity: {
    issuer: string;
    clientId: string;
    customerScope: string;
    exchangeAudience: string | null;
    /** Where a browser that signs out is led through. */
    signOutOrigins: string[];
  } | null;
  customerAccount: { url: string } | null;
};

/** What the two ways to the customer API are asked for: the newer one, and the one that exchanges tokens. */
const customerScopes = { direct: "customer-account-api:full", exchanged: "https://api.customers.com/auth/customer.graphql" };
/** What stands for the customer API in an exchange of tokens, at Shopify and in the sandbox. */
export const shopifyExchangeAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";
/** The scope that opens the customer API, unless the configuration names one. */
export const customerScopeOf = (exchangeAudience: string | null) =>
  exchangeAudience === null ? customerScopes.direct : customerScopes.exchanged;

type Environment = Record<string, string | undefined>;

type VendorVariables = {
  /** As a problem names the vendor. */
  vendor: string;
  /** All of them, or none. */
  required: string[];
  optional?: string[];
};

/** Reads vendors' variables, and adds what is wrong with them to `problems`. */
function createVendorReader(env: Environment, problems: string[]) {
  /** The values of `required`, or null when nothing of the vendor is set; half a vendor is a problem that names what is missing. */
  function readVendor({ vendor, required, optional = [] }: VendorVariables): string[] | null {
    if (![...required, ...optional].some((name) => env[name])) return null;
    const missing = required.filter((name) => !env[name]);
    const switchedOff = required.filter((name) => env[name] === off);
    if (switchedOff.length > 0) {
      problems.push(`${switchedOff.join(", ")}: can't be off; the shop can't do without ${vendor}`);
      return null;
    }
    if (missing.length > 0) {
      problems.push(
        `${missing.join(", ")}: missing; ${vendor} is only half configured. Set it, or unset the vendor's other variables to use the sandbox`,
      );
      return null;
    }
    return required.map((name) => env[name] ?? "");
  }

  /** For a vendor that the shop can do without: "off" in its first variable switches it off. */
  function readOptionalVendor(variables: VendorVariables): string[] | typeof off | null {
    const [first = ""] = variables.required;
    return env[first] === off ? off : readVendor(variables);
  }

  return { readVendor, readOptionalVendor };
}

/** The values of a vendor as its settings, unless it is off or the sandbox's. */
function unlessOff<Settings>(values: string[] | "off" | null, toSettings: (values: string[]) => Settings): Settings | "off" | null {
  return values === off || values === null ? values : toSettings(values);
}

function readOrigins(list: string): string[] {
  return list.split(",").flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

/** Every vendor's settings, with all that is wrong with their variables, each a sentence that begins with the variable's name. Never throws. */
export function readVendorSettings(env: Environment): { settings: VendorSettings; problems: string[] } {
  const problems: string[] = [];
  const { readVendor, readOptionalVendor } = createVendorReader(env, problems);
  const shopify = readVendor({ vendor: "Shopify", required: ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_PRIVATE_TOKEN"] });
  const guestOrders = readOptionalVendor({
    vendor: "the look-up of orders",
    required: ["SHOPIFY_ADMIN_CLIENT_ID", "SHOPIFY_ADMIN_CLIENT_SECRET"],
  });
  if (shopify === null && guestOrders !== null && guestOrders !== off)
    problems.push("SHOPIFY_ADMIN_CLIENT_ID: has no store; set SHOPIFY_STORE_DOMAIN and SHOPIFY_PRIVATE_TOKEN, too");
  const algolia = readVendor({ vendor: "Algolia", required: ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY"], optional: ["ALGOLIA_HOST"] });
  const storyblok = readVendor({
    vendor: "Storyblok",
    required: ["STORYBLOK_TOKEN"],
    optional: ["STORYBLOK_PREVIEW_TOKEN", "STORYBLOK_ENDPOINT"],
  });
  const vehicleLookup = readVendor({ vendor: "the vehicle look-up", required: ["VEHICLE_LOOKUP_URL", "VEHICLE_LOOKUP_KEY"] });
  const klaviyo = readOptionalVendor({
    vendor: "Klaviyo",
    required: ["KLAVIYO_API_KEY", "KLAVIYO_LIST_ID"],
    optional: ["KLAVIYO_ENDPOINT"],
  });
  const places = readOptionalVendor({ vendor: "Google Places", required: ["GOOGLE_PLACES_KEY"], optional: ["GOOGLE_PLACES_ENDPOINT"] });
  const carrier = readOptionalVendor({ vendor: "the carrier", required: ["CARRIER_URL", "CARRIER_KEY"] });
  const supportDesk = readOptionalVendor({ vendor: "the support desk", required: ["SUPPORT_DESK_URL", "SUPPORT_DESK_TOKEN"] });
  const reviews = readOptionalVendor({
    vendor: "Judge.me",
    required: ["JUDGEME_API_TOKEN", "JUDGEME_SHOP_DOMAIN"],
    optional: ["JUDGEME_ENDPOINT"],
  });
  const accounts = readVendor({
    vendor: "the customer accounts",
    required: ["IDENTITY_ISSUER", "IDENTITY_CLIENT_ID", "CUSTOMER_ACCOUNT_API_URL"],
    optional: ["IDENTITY_CUSTOMER_SCOPE", "IDENTITY_EXCHANGE_AUDIENCE", "IDENTITY_SIGN_OUT_ORIGINS"],
  });
  const [storeDomain = "", privateAccessToken = ""] = shopify ?? [];
  const [appId = "", apiKey = ""] = algolia ?? [];
  const [accessToken = ""] = storyblok ?? [];
  const [lookupUrl = "", lookupKey = ""] = vehicleLookup ?? [];
  const [issuer = "", clientId = "", customerAccountUrl = ""] = accounts ?? [];
  const exchangeAudience = env.IDENTITY_EXCHANGE_AUDIENCE ?? null;
  const customerScope = env.IDENTITY_CUSTOMER_SCOPE ?? customerScopeOf(exchangeAudience);
  return {
    settings: {
      shopify: shopify && { storeDomain, privateAccessToken },
      algolia: algolia && { appId, apiKey, host: env.ALGOLIA_HOST },
      storyblok: storyblok && { accessToken, previewToken: env.STORYBLOK_PREVIEW_TOKEN, endpoint: env.STORYBLOK_ENDPOINT },
      vehicleLookup: vehicleLookup && { url: lookupUrl, apiKey: lookupKey },
      klaviyo: unlessOff(klaviyo, ([apiKey = "", listId = ""]) => ({ apiKey, listId, endpoint: env.KLAVIYO_ENDPOINT })),
      places: unlessOff(places, ([apiKey = ""]) => ({ apiKey, endpoint: env.GOOGLE_PLACES_ENDPOINT })),
      carrier: unlessOff(carrier, ([url = "", apiKey = ""]) => ({ url, apiKey })),
      supportDesk: unlessOff(supportDesk, ([url = "", token = ""]) => ({ url, token })),
      reviews: unlessOff(reviews, ([apiToken = "", shopDomain = ""]) => ({ apiToken, shopDomain, endpoint: env.JUDGEME_ENDPOINT })),
      guestOrders: unlessOff(guestOrders, ([clientId = "", clientSecret = ""]) => ({ clientId, clientSecret })),
      identity: accounts && {
        issuer,
        clientId,
        customerScope,
        exchangeAudience,
        signOutOrigins: readOrigins(env.IDENTITY_SIGN_OUT_ORIGINS ?? issuer),
      },
      customerAccount: accounts && { url: customerAccountUrl },
    },
    problems,
  };
}
