import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const vendors = {
  SHOPIFY_STORE_DOMAIN: "x.myshopify.com",
  SHOPIFY_PRIVATE_TOKEN: "t",
  SHOPIFY_ADMIN_CLIENT_ID: "s",
  SHOPIFY_ADMIN_CLIENT_SECRET: "s",
  ALGOLIA_APP_ID: "a",
  ALGOLIA_SEARCH_KEY: "k",
  STORYBLOK_TOKEN: "s",
  VEHICLE_LOOKUP_URL: "https://lookup.example",
  VEHICLE_LOOKUP_KEY: "v",
  KLAVIYO_API_KEY: "pk_1",
  KLAVIYO_LIST_ID: "l",
  GOOGLE_PLACES_KEY: "g",
  CARRIER_URL: "https://carrier.example",
  CARRIER_KEY: "c",
  SUPPORT_DESK_URL: "https://desk.example",
  SUPPORT_DESK_TOKEN: "d",
  JUDGEME_API_TOKEN: "j",
  JUDGEME_SHOP_DOMAIN: "x.myshopify.com",
  IDENTITY_ISSUER: "https://identity.example",
  IDENTITY_CLIENT_ID: "i",
  CUSTOMER_ACCOUNT_API_URL: "https://accounts.example/graphql",
};

test("an empty environment is a shop with a sandbox on a laptop [shop-4.22]", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    isHttps: false,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
    delivery: { holidays: ["12-25", "12-26", "01-01", "03-29", "04-25"] },
  });
  expect(config.vendors).toEqual({
    shopify: null,
    guestOrders: null,
    algolia: null,
    storyblok: null,
    vehicleLookup: null,
    klaviyo: null,
    places: null,
    carrier: null,
    supportDesk: null,
    reviews: null,
    identity: null,
    customerAccount: null,
  });
  expect(config.features).toEqual({ fitmentPhase1: true });
  expect(config.sandbox).toEqual({ url: null, port: 0, productCount: undefined });
});

test("setting every vendor's variables is all that production needs", () => {
  const config = readConfig({ ...vendors, NODE_ENV: "production", SESSION_SECRET: "s".repeat(32), PUBLIC_URL: "https://shop.example/" });
  expect(config.sandbox).toBeNull();
  expect(config).toMatchObject({ publicUrl: "https://shop.example", isHttps: true, shutdown: { delayMs: 5000, graceMs: 20_000 } });
});

test.each(Object.keys(vendors).filter((name) => !["STORYBLOK_TOKEN", "GOOGLE_PLACES_KEY"].includes(name)))(
  "a vendor without its %s stops the start and is told the name",
  (missing) => {
    expect(() => readConfig({ ...vendors, [missing]: "" })).toThrow(new RegExp(`${missing}: missing`));
  },
);

test("a share of page views is one, and a collector has an address", () => {
  expect(readConfig({})).toMatchObject({ vitalsSampleRate: 0.25, areTracesExported: false });
  const set = readConfig({ WEB_VITALS_SAMPLE_RATE: "0", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" });
  expect(set).toMatchObject({ vitalsSampleRate: 0, areTracesExported: true });
  expect(() => readConfig({ WEB_VITALS_SAMPLE_RATE: "25" })).toThrow("WEB_VITALS_SAMPLE_RATE");
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
});

test("a lone option of a vendor is half a vendor", () => {
  expect(() => readConfig({ STORYBLOK_ENDPOINT: "https://api.example" })).toThrow(
    "STORYBLOK_TOKEN: missing; Storyblok is only half configured",
  );
});

describe("a vendor that is switched off", () => {
  const {
    SUPPORT_DESK_TOKEN: _token,
    KLAVIYO_LIST_ID: _list,
    CARRIER_KEY: _key,
    JUDGEME_SHOP_DOMAIN: _shop,
    SHOPIFY_ADMIN_CLIENT_SECRET: _app,
    ...rest
  } = vendors;
  const off = {
    ...rest,
    SUPPORT_DESK_URL: "off",
    KLAVIYO_API_KEY: "off",
    CARRIER_URL: "off",
    GOOGLE_PLACES_KEY: "off",
    JUDGEME_API_TOKEN: "off",
    SHOPIFY_ADMIN_CLIENT_ID: "off",
  };

  test("needs no sandbox, so that a shop over https starts without it", () => {
    const config = readConfig({ ...off, NODE_ENV: "production", PUBLIC_URL: "https://shop.example", SESSION_SECRET: "s".repeat(40) });
    expect(config).toMatchObject({
      sandbox: null,
      vendors: { supportDesk: "off", klaviyo: "off", carrier: "off", places: "off", reviews: "off", guestOrders: "off" },
    });
  });

  test("is off however that is written", () => {
    expect(readConfig({ ...vendors, KLAVIYO_API_KEY: "OFF", CARRIER_URL: "Off" }).vendors).toMatchObject({
      klaviyo: "off",
      carrier: "off",
    });
  });

  test("is never one that the shop can't do without", () => {
    expect(() => readConfig({ ...vendors, SHOPIFY_STORE_DOMAIN: "off" })).toThrow("SHOPIFY_STORE_DOMAIN: can't be off");
    expect(() => readConfig({ ...vendors, IDENTITY_CLIENT_ID: "off" })).toThrow("IDENTITY_CLIENT_ID: can't be off");
  });
});

test("a look-up of orders needs a store in which to look", () => {
  expect(() => readConfig({ SHOPIFY_ADMIN_CLIENT_ID: "s", SHOPIFY_ADMIN_CLIENT_SECRET: "s" })).toThrow(
    "SHOPIFY_ADMIN_CLIENT_ID: has no store",
  );
});

test("everything that is wrong is told at once", () => {
  expect(() => readConfig({ PORT: "many", SESSION_SECRET: "short", PUBLIC_URL: "ftp://x", ALGOLIA_APP_ID: "a" })).toThrow(
    /4 problems[\s\S]*PORT[\s\S]*PUBLIC_URL[\s\S]*SESSION_SECRET[\s\S]*ALGOLIA_SEARCH_KEY/,
  );
});

test.each([
  // As Australians write it: the 25th of December isn't the 12th day of a 25th month.
  ["DELIVERY_HOLIDAYS", "25-12,26-12", /month first/],
  ["DELIVERY_HOLIDAYS", "12-32", /month first/],
  // The shop stands at the root of its origin; a path would be dropped without a word.
  ["PUBLIC_URL", "https://shop.example/parts", /without a path/],
  // Reads as an address whose protocol is "localhost".
  ["STORYBLOK_ENDPOINT", "localhost:4000/v2", /STORYBLOK_ENDPOINT/],
  ["SHOPIFY_STORE_DOMAIN", "my-store", /my-store\.myshopify\.com/],
  ["JUDGEME_SHOP_DOMAIN", "https://my-store.myshopify.com/", /my-store\.myshopify\.com/],
  ["ALGOLIA_HOST", "https//dsn.algolia.net", /ALGOLIA_HOST: has to look like/],
  ["PUBLIC_URL", "shop.example", /PUBLIC_URL: has to look like "https:\/\/shop\.example"/],
  ["IDENTITY_ISSUER", "accounts.example", /IDENTITY_ISSUER: has to look like/],
  ["CUSTOMER_ACCOUNT_API_URL", "accounts.example/graphql", /CUSTOMER_ACCOUNT_API_URL: has to look like/],
  ["VALKEY_URL", "http://valkey:6379", /VALKEY_URL: has to look like "valkey:/],
  ["SHUTDOWN_DELAY_MS", "5s", /SHUTDOWN_DELAY_MS: must be a number/],
  ["TRUST_PROXY", "1.5", /TRUST_PROXY: must be a whole number/],
  ["LOG_LEVEL", "verbose", /LOG_LEVEL: must be one of fatal, error/],
  // The metrics would be the shoppers' too, or the shop would say that another program has its port.
  ["METRICS_PORT", "3000", /METRICS_PORT: is the shop's own port/],
])("%s=%s stops the start instead of being misread", (name, value, problem) => {
  expect(() => readConfig({ ...vendors, [name]: value })).toThrow(problem);
});

test("customers' projects at the platform take the app that keeps them there", () => {
  expect(readConfig({ PROJECTS_STORE: "shopify" }).projects.store).toBe("shopify");
  expect(readConfig({}).projects.store).toBe("file");
  expect(() => readConfig({ PROJECTS_STORE: "shopify", SHOPIFY_ADMIN_CLIENT_ID: "off" })).toThrow("PROJECTS_STORE: shopify takes the app");
  expect(() => readConfig({ PROJECTS_STORE: "redis" })).toThrow("PROJECTS_STORE");
});

test("production with real vendors needs a secret", () => {
  expect(() => readConfig({ ...vendors, NODE_ENV: "production" })).toThrow("SESSION_SECRET");
});

test("secrets overlap: the first seals, the others still open, and each is long enough", () => {
  const [newer, older] = ["n".repeat(32), "o".repeat(32)];
  expect(readConfig({ SESSION_SECRET: newer }).sessionSecrets).toEqual([newer]);
  expect(readConfig({ SESSION_SECRET: `${newer}, ${older}` }).sessionSecrets).toEqual([newer, older]);
  expect(() => readConfig({ SESSION_SECRET: `${newer},short` })).toThrow("SESSION_SECRET.1: needs at least 32 characters");
});

test("tokens travel over https, or stay within the machine", () => {
  for (const name of ["IDENTITY_ISSUER", "CUSTOMER_ACCOUNT_API_URL"])
    expect(() => readConfig({ ...vendors, [name]: "http://accounts.example" })).toThrow(`${name}: must be https`);
  expect(readConfig({ ...vendors, IDENTITY_ISSUER: "http://localhost:4000" }).vendors.identity?.issuer).toBe("http://localhost:4000");
});

test("an audience switches the exchange of tokens on, which asks for another scope", () => {
  expect(readConfig(vendors).vendors.identity).toMatchObject({ customerScope: "customer-account-api:full", exchangeAudience: null });
  const exchanging = { ...vendors, IDENTITY_EXCHANGE_AUDIENCE: "a" };
  expect(readConfig(exchanging).vendors.identity).toMatchObject({
    customerScope: "https://api.customers.com/auth/customer.graphql",
    exchangeAudience: "a",
  });
  expect(readConfig({ ...exchanging, IDENTITY_CUSTOMER_SCOPE: "s" }).vendors.identity).toMatchObject({ customerScope: "s" });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", COMPANY_PHONE: " " })).toMatchObject({ port: 3000, company: { phone: null } });
  expect(readConfig({ COMPANY_PHONE: "+61 1300 555010" })).toMatchObject({ company: { phone: "1300 555 010" } });
});

test("editors' secrets have to be long, and a preview token without the content's own is half a vendor", () => {
  expect(() => readConfig({ STORYBLOK_PREVIEW_SECRET: "short" })).toThrow("STORYBLOK_PREVIEW_SECRET: needs at least 16 characters");
  expect(() => readConfig({ STORYBLOK_WEBHOOK_SECRET: "short" })).toThrow("STORYBLOK_WEBHOOK_SECRET: needs at least 16 characters");
  expect(() => readConfig({ STORYBLOK_PREVIEW_TOKEN: "p" })).toThrow("STORYBLOK_TOKEN: missing; Storyblok is only half configured");
});

test("with a real content system nobody is an editor until that is configured; the sandbox's drafts are open, its webhook is sealed anew each time", () => {
  expect(readConfig({ STORYBLOK_TOKEN: "s" }).editors).toEqual({ previewToken: null, previewSecret: null, webhookSecret: null });
  const [one, other] = [readConfig({}).editors, readConfig({}).editors];
  expect(one).toMatchObject({ previewToken: "sandbox-preview", previewSecret: "sandbox" });
  expect(one.webhookSecret).toMatch(/^[\w-]{32}$/);
  expect(one.webhookSecret).not.toBe(other.webhookSecret);
});

describe("stand-ins in public", () => {
  const publicly = { NODE_ENV: "production", PUBLIC_URL: "https://shop.example", SESSION_SECRET: "s".repeat(40) };

  test("a shop over https whose letters would be read by anybody refuses to start, and names what is missing", () => {
    const { SUPPORT_DESK_URL: _url, SUPPORT_DESK_TOKEN: _token, ...halfLive } = vendors;
    expect(() => readConfig({ ...publicly, ...halfLive })).toThrow(/ALLOW_SANDBOX: the sandbox would stand in for supportDesk,/);
    expect(() => readConfig({ ...publicly, ...halfLive, ALLOW_SANDBOX: "false" })).toThrow(/ALLOW_SANDBOX/);
    expect(() => readConfig(publicly)).toThrow(/shopify, algolia, storyblok/);
  });

  test("one whose vendors are all real starts, and is no demo", () => {
    expect(readConfig({ ...publicly, ...vendors })).toMatchObject({ demo: null, sandbox: null });
  });

  test("as a demo it starts, and neither mailbox nor drafts open with what everybody knows", () => {
    const config = readConfig({ ...publicly, ALLOW_SANDBOX: "true" });
    expect(config.demo?.mailboxSecret).toMatch(/^.{32}$/);
    expect(config.editors.previewSecret).toMatch(/^.{32}$/);
    expect(config.editors.previewToken).toMatch(/^.{32}$/);
    expect(readConfig({ ...publicly, ALLOW_SANDBOX: "true" }).demo).not.toEqual(config.demo);
  });

  test("a laptop and a test need no permission", () => {
    expect(readConfig({ NODE_ENV: "production" })).toMatchObject({ demo: null, editors: { previewSecret: "sandbox" } });
    expect(readConfig({ PUBLIC_URL: "https://shop.example" }).demo).toBeNull();
  });
});
