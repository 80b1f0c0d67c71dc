import { errors, type TokenEndpointGrantContext } from "oidc-provider";
import { z } from "zod";
import { accessTokenType, customerApiAudience, directScope, exchangedScope } from "../identity.ts";

const paramsSchema = z.object({
  audience: z.literal(customerApiAudience, "audience must be the customer API's"),
  subject_token: z.string("subject_token is missing").min(1),
  subject_token_type: z.literal(accessTokenType, "subject_token_type must be an access token"),
  requested_token_type: z.literal(accessTokenType, "only access tokens are given").optional(),
  scope: z.string().optional(),
  // Shopify's spelling of `scope`.
  scopes: z.string().optional(),
});

/** Gives a token for the customer API against an access token of the same client. It lasts no longer than the one it came from, and falls with it. */
export async function exchangeToken(ctx: TokenEndpointGrantContext): Promise<void> {
  const { provider, client, params } = ctx.oidc;
  const parsed = paramsSchema.safeParse(params);
  if (!parsed.success) throw new errors.InvalidRequest(z.prettifyError(parsed.error));
  const subject = await provider.AccessToken.find(parsed.data.subject_token);
  const grant = subject === undefined ? undefined : await provider.Grant.find(subject.grantId);
  if (subject === undefined || grant === undefined || subject.clientId !== client.clientId)
    throw new errors.InvalidGrant("subject_token is not valid");

  const asked = (parsed.data.scopes ?? parsed.data.scope ?? exchangedScope).split(" ");
  const isOpen = asked.every((scope) => [exchangedScope, directScope].includes(scope) && subject.scopes.has(scope));
  if (!isOpen) throw new errors.InvalidScope("the subject token was not given this scope", asked.join(" "));

  const { accountId, grantId, remainingTTL: expiresIn } = subject;
  const token = new provider.AccessToken({
    accountId,
    client,
    grantId,
    gty: "token_exchange",
    scope: asked.join(" "),
    aud: customerApiAudience,
    expiresIn,
  });
  ctx.body = {
    access_token: await token.save(),
    issued_token_type: accessTokenType,
    token_type: token.tokenType,
    expires_in: expiresIn,
    scope: token.scope,
  };
}
