import type { KoaContextWithOIDC } from "oidc-provider";

/** Goes where the library noted that the browser should go; it has checked that the client may send it there. */
export function redirectAfterSignOut(ctx: KoaContextWithOIDC): void {
  const { postLogoutRedirectUri, state } = ctx.oidc.session?.state ?? {};
  const target = new URL(typeof postLogoutRedirectUri === "string" ? postLogoutRedirectUri : ctx.oidc.urlFor("end_session_success"));
  if (typeof state === "string") target.searchParams.set("state", state);
  ctx.status = 303;
  ctx.redirect(target.href);
}
