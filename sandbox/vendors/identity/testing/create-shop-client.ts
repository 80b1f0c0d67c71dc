import * as client from "openid-client";
import { customerApiAudience, exchangedScope, exchangeGrantType, accessTokenType } from "../identity.ts";
import { type Fetch, withCookies } from "./cookie-jar.ts";
import { signInByCode } from "./sign-in-by-code.ts";
import type { RunningIdentity } from "./start-identity.ts";

type SignedIn = ReturnType<typeof client.authorizationCodeGrant>;

export type ShopClient = {
  config: client.Configuration;
  /** Where the browser begins, and how the shop ends it. */
  begin(changes?: Record<string, string>): Promise<{ url: string; finish(callbackUrl: string): SignedIn }>;
  signIn(email: string, browser?: Fetch): SignedIn;
  exchange(subjectToken: string, changes?: Record<string, string>): Promise<client.TokenEndpointResponse>;
};

/** The shop's side of the conversation, by the same library as the shop's own. */
export async function createShopClient({ issuer, publicUrl, fetch }: RunningIdentity): Promise<ShopClient> {
  const config = await client.discovery(new URL(issuer), "storefront", undefined, client.None(), {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: async (url, { method, headers, body, redirect }) => {
      const answer = await fetch(url, { method, headers, body: body instanceof URLSearchParams ? body : null, redirect });
      return method === "POST" && answer.ok ? withTokenType(answer) : answer;
    },
  });

  async function begin(changes: Record<string, string> = {}) {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
    const { href: url } = client.buildAuthorizationUrl(config, {
      redirect_uri: `${publicUrl}/callback`,
      scope: `openid email ${exchangedScope}`,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: "S256",
      state: expectedState,
      nonce: expectedNonce,
      ...changes,
    });
    const finish = (callbackUrl: string) =>
      client.authorizationCodeGrant(config, new URL(callbackUrl), { pkceCodeVerifier, expectedState, expectedNonce });
    return { url, finish };
  }

  return {
    config,
    begin,
    async signIn(email, browser = withCookies(fetch)) {
      const { url, finish } = await begin();
      return finish(await signInByCode({ browser, authorizationUrl: url, email }));
    },
    exchange: (subjectToken, changes = {}) =>
      client.genericGrantRequest(config, exchangeGrantType, {
        audience: customerApiAudience,
        subject_token: subjectToken,
        subject_token_type: accessTokenType,
        scopes: exchangedScope,
        ...changes,
      }),
  };
}

/** The provider leaves it out, as Shopify does, and the library insists on it. */
async function withTokenType(answer: Response): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(text.startsWith("{") ? JSON.stringify({ token_type: "bearer", ...JSON.parse(text) }) : text, { status, headers });
}
