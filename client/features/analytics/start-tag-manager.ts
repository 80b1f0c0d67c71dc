import { trustedScriptUrl } from "#client/hydration/trusted-types.ts";
import { dataLayer, pushToDataLayer } from "./data-layer.ts";

export type TagManager = {
  id: string;
  /** What tags may store until the shopper decides otherwise in the tag manager's own consent dialogue. */
  consent: "denied" | "granted";
};

const scriptUrl = "https://www.googletagmanager.com/gtm.js";
const consentWaitMs = 500;

/** Loads the configured tag manager, which then reads what waits in the data layer. Never for a browser that asks not to be tracked. */
export function startTagManager({ id, consent }: TagManager): void {
  if (asksForPrivacy(navigator) || document.querySelector(`script[src^="${scriptUrl}"]`)) return;
  // Before everything that waits, so that no tag runs without it.
  dataLayer().unshift(consentDefault(consent));
  pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = trustedScriptUrl(`${scriptUrl}?${new URLSearchParams({ id })}`);
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  document.head.append(script);
}

/** A tag manager takes commands as an `arguments` object only. */
function consentDefault(state: TagManager["consent"]): IArguments {
  return command("consent", "default", {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
    wait_for_update: consentWaitMs,
  });
}

function command(..._words: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
}

/** Global Privacy Control, and the older Do Not Track. */
export function asksForPrivacy(browser: object): boolean {
  const isControlled = "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
  return isControlled || ("doNotTrack" in browser && browser.doNotTrack === "1");
}
