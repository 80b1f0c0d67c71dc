import type { Grant, KoaContextWithOIDC } from "oidc-provider";

/** The shop is the platform's own, so nobody is asked: whoever signs in has granted what the shop asks for. */
export async function grantEverything(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, client, session, requestParamOIDCScopes } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId);
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(" "));
  await grant.save();
  return grant;
}
