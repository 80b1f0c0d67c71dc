import type { KoaContextWithOIDC } from "oidc-provider";
import { identityPath } from "../identity.ts";

/** Ends the browser's session here, and every token that came from it. */
export async function endSession({ oidc, cookies }: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = oidc;
  if (session === undefined) return;
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  const tokens = [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode];
  await Promise.all(grantIds.flatMap((grantId) => tokens.map((model) => model.revokeByGrantId(grantId))));
  await Promise.all(grantIds.map((grantId) => provider.Grant.adapter.destroy(grantId)));
  await session.destroy();
  cookies.set(provider.cookieName("session"), null, { path: identityPath, httpOnly: true, sameSite: "lax", overwrite: true });
}
