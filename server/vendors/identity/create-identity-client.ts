import * as oidc from "openid-client";
import { derivedOnce } from "#server/cache/derived-once.ts";
import { untilDeadline, withoutDeadline } from "#server/deadline.ts";
import type { IdentityPort, SessionTokens } from "#server/services/session/session-tokens.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createIdentityFetch } from "./create-identity-fetch.ts";
import { isGrantDead, toIdentityError } from "./to-identity-error.ts";

type IdentityClientOptions = {
  /** The issuer, or the whole address of its discovery document where that is elsewhere. */
  issuer: string;
  clientId: string;
  customerScope: string;
  exchangeAudience: string | null;
  reachedAt: string | null;
  publicUrl: string;
  vendorFetch: VendorFetch;
  now?: () => number;
};

const tokenExchange = "urn:ietf:params:oauth:grant-type:token-exchange";
const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";
/** Pages and endpoints move, as Shopify's do with a domain of the shop's own for accounts. */
const discoveryKeptForMs = 60 * 60_000;
/** For the few providers that don't say. */
const defaultLifetimeSeconds = 600;

/**
 * The identity provider over OpenID Connect, as a public client with PKCE: Shopify's customer accounts, or any other provider.
 * https://shopify.dev/docs/api/customer · https://openid.net/specs/openid-connect-core-1_0.html
 */
export function createIdentityClient({
  issuer,
  clientId,
  customerScope,
  exchangeAudience,
  reachedAt,
  publicUrl,
  vendorFetch,
  now = Date.now,
}: IdentityClientOptions): IdentityPort {
  const identityFetch = createIdentityFetch({ issuer, reachedAt, publicUrl, vendorFetch });
  // The configuration takes plain http within one machine only, as the sandbox does.
  const settings = issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [];
  const options: oidc.DiscoveryRequestOptions = { [oidc.customFetch]: identityFetch, execute: settings };
  let discovered: { config: Promise<oidc.Configuration>; goodUntilMs: number } | null = null;

  /**
   * Asked for when it is needed first, so that a provider that is down doesn't stop the shop, and again from time to time, once for all who wait. A failure is forgotten as long as nothing is known, and
   * changes nothing later.
   */
  function discover(): Promise<oidc.Configuration> {
    if (discovered !== null && now() < discovered.goodUntilMs) return untilDeadline(discovered.config);
    const previous = discovered;
    const asked = withoutDeadline(() => oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), options));
    const config = asked.catch((error: unknown) => {
      if (previous !== null) return previous.config;
      discovered = null;
      throw toIdentityError(error, "discovery");
    });
    discovered = { config, goodUntilMs: now() + discoveryKeptForMs };
    return untilDeadline(config);
  }

  /**
   * The same provider, with its keys, which are asked for every five minutes: who signs in stands in a token that it must have signed. A renewal is made without them: its refresh token is gone by
   * the time the keys would be asked for, and the session with it where they couldn't be had.
   */
  const checkingSignatures = derivedOnce((config: oidc.Configuration) => {
    const checking = new oidc.Configuration(config.serverMetadata(), clientId, undefined, oidc.None());
    checking[oidc.customFetch] = identityFetch;
    for (const set of [...settings, oidc.enableNonRepudiationChecks]) set(checking);
    return checking;
  });

  async function orThrow<Result>(operation: string, call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      throw toIdentityError(error, operation);
    }
  }

  const expiryOf = ({ expires_in }: oidc.TokenEndpointResponse) => now() + (expires_in ?? defaultLifetimeSeconds) * 1000;

  function toTokens(answer: oidc.TokenEndpointResponse, previous: SessionTokens | null): SessionTokens {
    return {
      accessToken: answer.access_token,
      idToken: answer.id_token ?? previous?.idToken ?? null,
      refreshToken: answer.refresh_token ?? previous?.refreshToken ?? null,
      expiresAtMs: expiryOf(answer),
      customerAccess: null,
    };
  }

  return {
    async beginSignIn() {
      const config = await discover();
      const pending = { codeVerifier: oidc.randomPKCECodeVerifier(), state: oidc.randomState(), nonce: oidc.randomNonce() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${publicUrl}/callback`,
        scope: `openid email ${customerScope}`,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: "S256",
        state: pending.state,
        nonce: pending.nonce,
      });
      return { url: url.href, pending };
    },

    async completeSignIn(callbackUrl, { codeVerifier, state, nonce }) {
      const url = new URL(callbackUrl);
      if (!url.searchParams.has("code") && !url.searchParams.has("error")) throw new AppError("BAD_REQUEST", "a callback without a code");
      const config = await discover();
      if (!isAnswerOf(config.serverMetadata(), url.searchParams))
        throw new AppError("BAD_REQUEST", "a callback that the provider never made");
      const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce };
      try {
        return toTokens(await oidc.authorizationCodeGrant(checkingSignatures(config), url, checks), null);
      } catch (error) {
        if (isGrantDead(error)) throw new AppError("BAD_REQUEST", "the provider doesn't take the code", { cause: error });
        // What the address says of itself is the browser's word, which anybody can make up.
        if (error instanceof oidc.AuthorizationResponseError)
          throw new AppError("BAD_REQUEST", toIdentityError(error, "authorizationCode").message, { cause: error });
        throw toIdentityError(error, "authorizationCode");
      }
    },

    async renew(tokens) {
      const config = await discover();
      try {
        return toTokens(await oidc.refreshTokenGrant(config, tokens.refreshToken), tokens);
      } catch (error) {
        if (isGrantDead(error)) return "ended";
        throw toIdentityError(error, "refreshToken");
      }
    },

    async customerAccess(accessToken) {
      if (exchangeAudience === null) return null;
      const config = await discover();
      const parameters = { audience: exchangeAudience, subject_token: accessToken, subject_token_type: accessTokenType };
      try {
        // Shopify reads `scopes`, where the standard says `scope`.
        const answer = await oidc.genericGrantRequest(config, tokenExchange, { ...parameters, scopes: customerScope });
        return { token: answer.access_token, expiresAtMs: expiryOf(answer) };
      } catch (error) {
        if (isGrantDead(error)) return "ended";
        throw toIdentityError(error, "tokenExchange");
      }
    },

    async revoke(refreshToken) {
      const config = await discover();
      if (config.serverMetadata().revocation_endpoint === undefined) return;
      await orThrow("revocation", oidc.tokenRevocation(config, refreshToken, { token_type_hint: "refresh_token" }));
    },

    async signOutUrl(idToken) {
      const config = await discover();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      const parameters = { post_logout_redirect_uri: `${publicUrl}/`, ...(idToken !== null && { id_token_hint: idToken }) };
      return oidc.buildEndSessionUrl(config, parameters).href;
    },
  };
}

/** Whether a callback's parameters are ones that the provider sends, rather than somebody who typed the address: https://www.rfc-editor.org/rfc/rfc9207 */
function isAnswerOf(
  { issuer, authorization_response_iss_parameter_supported: isNamed }: oidc.ServerMetadata,
  sent: URLSearchParams,
): boolean {
  const names = [...sent.keys()];
  const isForeign = (sent.get("iss") ?? (isNamed === true ? null : issuer)) !== issuer;
  return !isForeign && new Set(names).size === names.length && !["response", "id_token", "token"].some((name) => sent.has(name));
}
