import { workerPath } from "#shared/domain/worker-path.ts";

/** What of the browser's own is used; TypeScript doesn't know it. Trusted values pass for the strings that they stand for. */
type TrustedTypePolicy = {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
};

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy };
  }
}

/** The one policy by which text becomes markup or a script's address; the shop's headers name it, and forbid all others. */
const rules: TrustedTypePolicy = {
  // Whatever reaches a page as HTML went through the server's sanitiser, or was rendered by the server.
  createHTML: (html) => html,
  // Only data: JSON can't be run.
  createScript(text) {
    JSON.parse(text);
    return text;
  },
  // From which hosts is the content security policy's to say. Our own is the service worker alone.
  createScriptURL(url) {
    if (url !== workerPath && new URL(url).protocol !== "https:") throw new TypeError("A script of others comes over https only");
    return url;
  },
};

const policy = globalThis.window?.trustedTypes?.createPolicy("rares", rules) ?? rules;

/** HTML that the server sent, for `dangerouslySetInnerHTML`. React compares it, so one component has to keep it. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/** The text of a script element that holds data. */
export const trustedData = (json: string): string => policy.createScript(json);

/** The address of a script that isn't ours. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);
