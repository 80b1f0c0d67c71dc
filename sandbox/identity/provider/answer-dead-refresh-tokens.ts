import type { Provider } from "oidc-provider";

/** Shopify tells a dead refresh token with 401, where OAuth says 400. */
export function answerDeadRefreshTokens(provider: Provider): void {
  provider.on("grant.error", (ctx, error) => {
    if (ctx.oidc.params?.["grant_type"] === "refresh_token" && error.message === "invalid_grant") ctx.status = 401;
  });
}
