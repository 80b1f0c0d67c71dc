import type { KoaContextWithOIDC } from "oidc-provider";
import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import { identityPath } from "../identity.ts";
import { footnote } from "../problem-page.ts";

/** Signs out at once when the shop shows the identity token of whoever is signed in. Anybody else's link has to be confirmed, or any page could sign people out. */
export async function confirmSignOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (entities.IdTokenHint !== undefined && entities.IdTokenHint.payload["sub"] === session?.accountId) {
    await endSession(ctx);
    return redirectAfterSignOut(ctx);
  }
  const secret = session?.state?.["secret"];
  ctx.body = pageFrame(
    "Sign out",
    html`<div class="narrow">
      <h1>Sign out?</h1>
      <p class="lead">This ends your session in this browser.</p>
      <form method="post" action="${ctx.oidc.urlFor("end_session_confirm")}">
        <input type="hidden" name="xsrf" value="${typeof secret === "string" ? secret : ""}" />
        <button name="logout" value="yes">Sign out</button>
      </form>
    </div>`,
    { footnote },
  );
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.body = pageFrame(
    "Signed out",
    html`<div class="narrow">
      <h1>You're signed out</h1>
      <p><a class="button" href="/">Back to the shop</a></p>
    </div>`,
    { footnote },
  );
}

/** Ends the browser's session here, and every token that came from it. */
async function endSession({ oidc, cookies }: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = oidc;
  if (session === undefined) return;
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  const tokens = [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode];
  await Promise.all(grantIds.flatMap((grantId) => tokens.map((model) => model.revokeByGrantId(grantId))));
  await Promise.all(grantIds.map((grantId) => provider.Grant.adapter.destroy(grantId)));
  await session.destroy();
  cookies.set(provider.cookieName("session"), null, { path: identityPath, httpOnly: true, sameSite: "lax", overwrite: true });
}

/** Goes where the library noted that the browser should go; it has checked that the client may send it there. */
function redirectAfterSignOut(ctx: KoaContextWithOIDC): void {
  const { postLogoutRedirectUri, state } = ctx.oidc.session?.state ?? {};
  const target = new URL(typeof postLogoutRedirectUri === "string" ? postLogoutRedirectUri : ctx.oidc.urlFor("end_session_success"));
  if (typeof state === "string") target.searchParams.set("state", state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/**
 * Twice the library ends a session by a form that a script submits, which our pages never run: at sign-out without a session of ours,
 * and when somebody signs in while the browser is signed in as somebody else. Here the server takes that step itself.
 */
export async function endWithoutScripts(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Unknown paths have no OpenID Connect context.
  if (!("oidc" in ctx) || ctx.status !== 200) return;
  const { route, session } = ctx.oidc;
  const isSubmittedByScript = route === "resume" || (route === "end_session" && session?.accountId === undefined);
  if (session === undefined || !isSubmittedByScript) return;
  await endSession(ctx);
  redirectAfterSignOut(ctx);
}
