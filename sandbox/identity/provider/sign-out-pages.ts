import type { KoaContextWithOIDC } from "oidc-provider";
import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import { footnote } from "../footnote.ts";
import { endSession } from "./end-session.ts";
import { redirectAfterSignOut } from "./redirect-after-sign-out.ts";

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
