import type { KoaContextWithOIDC } from "oidc-provider";
import { endSession } from "./end-session.ts";
import { redirectAfterSignOut } from "./redirect-after-sign-out.ts";

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
