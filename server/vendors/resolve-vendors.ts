import { customerScopeOf, sandboxPreviewToken, shopifyExchangeAudience, type VendorSettings } from "./vendor-settings.ts";

/** Every vendor's address and keys; null for one that is switched off. The sandbox is a vendor like any other: only the address differs, and its keys are for show. */
export type ResolvedVendors = {
  shopify: { storeDomain: string; privateAccessToken: string };
  guestOrders: { storeDomain: string; clientId: string; clientSecret: string } | null;
  algolia: { appId: string; apiKey: string; host: { url: string; protocol: "http" | "https" } | undefined };
  storyblok: { accessToken: string; previewToken: string | undefined; endpoint: string | undefined };
  vehicleLookup: { url: string; apiKey: string };
  klaviyo: { apiKey: string; listId: string; endpoint: string | undefined } | null;
  places: { apiKey: string; endpoint: string | undefined } | null;
  carrier: { url: string; apiKey: string } | null;
  supportDesk: { url: string; token: string } | null;
  reviews: { apiToken: string; shopDomain: string; endpoint: string | undefined } | null;
  identity: {
    issuer: string;
    clientId: string;
    customerScope: string;
    exchangeAudience: string | null;
    /** Where the issuer's origin is reached from here, when that is elsewhere than from a browser. */
    reachedAt: string | null;
  };
  customerAccount: { url: string };
};

const sandboxKey = "sandbox";

/** Where each vendor is called from here: at its own address, or at the sandbox's where its settings are null. Null for what is off. */
export function resolveVendors(
  {
    shopify,
    guestOrders,
    algolia,
    storyblok,
    vehicleLookup,
    klaviyo,
    places,
    carrier,
    supportDesk,
    reviews,
    identity,
    customerAccount,
  }: VendorSettings,
  sandboxUrl: string | null,
  publicUrl: string,
): ResolvedVendors {
  const base = `${sandboxUrl ?? ""}/_vendors`;
  const store = shopify ?? { storeDomain: `${base}/shopify`, privateAccessToken: sandboxKey };
  const admin = settingsOf(guestOrders, { clientId: sandboxKey, clientSecret: sandboxKey });
  return {
    shopify: store,
    guestOrders: admin && { ...admin, storeDomain: guestOrders === null ? `${base}/shopify` : store.storeDomain },
    algolia: algolia
      ? { ...algolia, host: algoliaHost(algolia.host) }
      : { appId: sandboxKey, apiKey: sandboxKey, host: algoliaHost(`${base}/algolia`) },
    storyblok: storyblok ?? { accessToken: sandboxKey, previewToken: sandboxPreviewToken, endpoint: `${base}/storyblok/v2` },
    vehicleLookup: vehicleLookup ?? { url: `${base}/vehicle-lookup`, apiKey: sandboxKey },
    klaviyo: settingsOf(klaviyo, { apiKey: sandboxKey, listId: sandboxKey, endpoint: `${base}/klaviyo` }),
    places: settingsOf(places, { apiKey: sandboxKey, endpoint: `${base}/places` }),
    carrier: settingsOf(carrier, { url: `${base}/carrier`, apiKey: sandboxKey }),
    supportDesk: settingsOf(supportDesk, { url: `${base}/support-desk`, token: sandboxKey }),
    reviews: settingsOf(reviews, { apiToken: sandboxKey, shopDomain: sandboxKey, endpoint: `${base}/judgeme/api/v1` }),
    identity: identity
      ? { ...identity, reachedAt: null }
      : {
          issuer: `${publicUrl}/_vendors/auth`,
          clientId: "storefront",
          customerScope: customerScopeOf(shopifyExchangeAudience),
          exchangeAudience: shopifyExchangeAudience,
          reachedAt: sandboxUrl,
        },
    customerAccount: customerAccount ?? { url: `${base}/customer-account/account/customer/api/2026-04/graphql` },
  };
}

function settingsOf<Settings>(settings: Settings | "off" | null, sandbox: Settings): Settings | null {
  return settings === "off" ? null : (settings ?? sandbox);
}

/** Algolia's client takes the address without its protocol, the path included. */
function algoliaHost(address: string | undefined): ResolvedVendors["algolia"]["host"] {
  if (address === undefined) return undefined;
  const protocol = address.startsWith("http://") ? "http" : "https";
  return { url: address.replace(/^https?:\/\//, "").replace(/\/$/, ""), protocol };
}
