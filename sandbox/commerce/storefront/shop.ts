import type { GraphQLResolveInfo } from "graphql";
import { toGid } from "#sandbox/graphql/gid.ts";
import { countryOf } from "./in-context.ts";
import type { StorefrontContext } from "./storefront-context.ts";

const english = { isoCode: "EN", name: "English", endonymName: "English" };

function country(isoCode: string, name: string) {
  return {
    isoCode,
    name,
    currency: { isoCode: "AUD", name: "Australian Dollar", symbol: "$" },
    unitSystem: "METRIC_SYSTEM",
    availableLanguages: [english],
    defaultLanguage: english,
    market: null,
  };
}

const australia = country("AU", "Australia");
const newZealand = country("NZ", "New Zealand");

/** Prices are in Australian dollars in both countries that have stores. */
export function localization(_root: unknown, _args: unknown, _context: StorefrontContext, info: GraphQLResolveInfo) {
  const active = countryOf(info) === "NZ" ? newZealand : australia;
  return {
    availableCountries: [australia, newZealand],
    availableLanguages: [english],
    country: active,
    language: english,
    market: { id: toGid("Market", 1), handle: "au" },
  };
}

export const paymentSettings = {
  acceptedCardBrands: [],
  cardVaultUrl: "https://cards.invalid/",
  countryCode: "AU",
  currencyCode: "AUD",
  enabledPresentmentCurrencies: ["AUD"],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
};

export function shop(_root: unknown, _args: unknown, { commerce }: StorefrontContext) {
  const url = new URL(commerce.publicUrl);
  return {
    id: toGid("Shop", 1),
    name: "Rares",
    description: "Automotive spare parts",
    moneyFormat: "${{amount}}",
    paymentSettings,
    primaryDomain: { host: url.host, sslEnabled: url.protocol === "https:", url: url.href },
    shipsToCountries: ["AU", "NZ"],
    socialLoginProviders: [],
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  };
}
