import { type AdapterFactory, type ErrorOut, type Grant, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { z } from "zod";
import { type CustomerDirectory, directScope, exchangedScope, exchangeGrantType, identityPath } from "../identity.ts";
import { problemPage } from "../problem-page.ts";
import type { IdentityKeys } from "../storage/load-keys.ts";
import { exchangeToken } from "./exchange-token.ts";
import { confirmSignOut, endWithoutScripts, renderSignedOut } from "./sign-out.ts";

type ProviderOptions = {
  /** The shop's public origin. */
  publicUrl: string;
  adapter: AdapterFactory;
  keys: IdentityKeys;
  customers: CustomerDirectory;
  accessTokenSeconds: () => number;
};

const grantSchema = z.looseObject({ token_type: z.unknown() });
const daySeconds = 24 * 60 * 60;

/** The stand-in for Shopify's customer accounts: one public client, the shop, which nobody has to consent to. */
export function createProvider({ publicUrl, adapter, keys, customers, accessTokenSeconds }: ProviderOptions): Provider {
  const scopes = ["openid", "email", exchangedScope, directScope];
  const cookies = { path: identityPath, httpOnly: true, sameSite: "lax", overwrite: true, signed: true } as const;
  const provider = new Provider(`${publicUrl}${identityPath}`, {
    adapter,
    clients: [
      {
        client_id: "storefront",
        token_endpoint_auth_method: "none",
        response_types: ["code"],
        response_modes: ["query"],
        grant_types: ["authorization_code", "refresh_token", exchangeGrantType],
        redirect_uris: [`${publicUrl}/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        scope: scopes.join(" "),
      },
    ],
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    scopes,
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // Shops read the address from the identity token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: { session: "identity_session", interaction: "identity_interaction", resume: "identity_resume" },
      long: cookies,
      short: { httpOnly: true, sameSite: "lax", overwrite: true, signed: true },
    },
    routes: { authorization: "/oauth/authorize", token: "/oauth/token", revocation: "/oauth/revoke", end_session: "/logout" },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      userinfo: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: confirmSignOut, postLogoutSuccessSource: renderSignedOut },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3600,
      RefreshToken: 30 * daySeconds,
      Session: 14 * daySeconds,
      Grant: 90 * daySeconds,
      Interaction: 30 * 60,
    },
    rotateRefreshToken: true,
    // Shopify's scopes know no offline_access.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: async () => false,
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, { uid }) => `${publicUrl}${identityPath}/sign-in/${uid}` },
    findAccount: (_ctx, sub) => {
      const customer = customers.find(Number(sub));
      return customer === null ? undefined : { accountId: sub, claims: () => ({ sub, email: customer.email, email_verified: true }) };
    },
    renderError,
  });
  provider.proxy = true;
  provider.use(endWithoutScripts);
  provider.use(leaveTokensUntyped);
  provider.registerGrantType(exchangeGrantType, exchangeToken, [
    "audience",
    "subject_token",
    "subject_token_type",
    "requested_token_type",
    "scope",
    "scopes",
  ]);
  answerDeadRefreshTokens(provider);
  return provider;
}

/** Shopify tells a dead refresh token with 401, where OAuth says 400. */
function answerDeadRefreshTokens(provider: Provider): void {
  provider.on("grant.error", (ctx, error) => {
    if (ctx.oidc.params?.["grant_type"] === "refresh_token" && error.message === "invalid_grant") ctx.status = 401;
  });
}

/** Shopify doesn't say of what type its tokens are, though OAuth asks for it. */
async function leaveTokensUntyped(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (!("oidc" in ctx) || ctx.oidc.route !== "token" || ctx.status !== 200) return;
  const { token_type: _, ...untyped } = grantSchema.parse(ctx.body);
  ctx.body = untyped;
}

/** The shop is the platform's own, so nobody is asked: whoever signs in has granted what the shop asks for. */
async function grantEverything(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, client, session, requestParamOIDCScopes } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId);
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(" "));
  await grant.save();
  return grant;
}

/** Errors that no redirect may carry: the client or its address is not known, or the sign-in is over. */
function renderError(ctx: KoaContextWithOIDC, { error, error_description: description }: ErrorOut): void {
  ctx.type = "html";
  ctx.body = problemPage({
    title: "We can't carry on from here",
    text: "Something about this link is out of date or not right. Please start again from the shop.",
    detail: description === undefined ? error : `${error}: ${description}`,
  });
}
