import { Router, type Response } from "express";
import { audited } from "#server/api/audited.ts";
import { findCart } from "#server/api/own-cart.ts";
import { takeProjectsAlong } from "#server/api/own-projects.ts";
import { takeCartOver } from "#server/api/visitor-cart.ts";
import { isSignedIn } from "#server/api/with-customer.ts";
import type { ApiContextOf } from "#server/http/session/create-api-context.ts";
import type { PendingSignIns } from "#server/http/session/create-pending-sign-ins.ts";
import type { Logger } from "#server/observability/logger.ts";
import { pathAfterSignIn } from "#server/services/session/path-after-sign-in.ts";

type SignInOptions = { contextOf: ApiContextOf; pendingSignIns: PendingSignIns; publicUrl: string; logger: Logger };

const accountPath = "/account";
/** Says that a visitor was sent to the public host already: behind a proxy that hides its name there is no end to it otherwise. */
const hostCheckedParameter = "host_checked";

/** Sends the browser to the identity provider, and takes it back with tokens in sealed cookies. */
export function createSignIn({ contextOf, pendingSignIns, publicUrl, logger }: SignInOptions): Router {
  const router = Router();
  const publicHost = new URL(publicUrl).host;

  // Whoever only looks whether a link works must not begin a sign-in, nor use a code up.
  router.head(["/login", "/callback"], function look(req, res) {
    markAsPassage(res, req.path === "/login" ? "login" : "callback");
    res.end();
  });

  router.get("/login", async function signIn(req, res) {
    markAsPassage(res, "login");
    const query = new URL(req.originalUrl, publicUrl).searchParams;
    const returnTo = query.get("return_to") ?? undefined;
    if (req.get("host") !== publicHost && !query.has(hostCheckedParameter)) {
      // The cookies of a sign-in belong to the host that the provider sends the browser back to.
      query.set(hostCheckedParameter, "1");
      return res.redirect(303, `${publicUrl}/login?${query.toString()}`);
    }
    // A session that has ended must not keep its customer from signing in again.
    if (await isSignedIn(contextOf(req, res)))
      return res.redirect(303, returnTo === undefined ? accountPath : pathAfterSignIn(returnTo, publicUrl));
    offerToTryAgain(res, returnTo);
    const { url, pending } = await contextOf(req, res).services.session.beginSignIn(returnTo);
    await pendingSignIns.add(req, res, pending);
    res.redirect(303, url);
  });

  router.get("/callback", async function takeBack(req, res) {
    markAsPassage(res, "callback");
    // The address holds a code; nothing that the page leads to may learn it.
    res.set("referrer-policy", "no-referrer");
    const context = contextOf(req, res);
    const { services, customer } = context;
    const url = new URL(req.originalUrl, publicUrl);
    const begun = await pendingSignIns.read(req);
    const expected = begun.find(({ state }) => state === url.searchParams.get("state"));
    const pending = expected ?? begun.at(-1) ?? null;
    offerToTryAgain(res, pending?.returnTo);
    // Only the answer to a sign-in uses it up; an address that another site made up does not.
    if (expected) await pendingSignIns.remove(req, res, expected.state);

    if (url.searchParams.get("error") === "access_denied") {
      logger.info({ event: "session.sign_in_cancelled" }, "a visitor left the sign-in");
      await context.audit({ action: "sign_in", outcome: "refused", reason: "cancelled" });
      return res.redirect(303, expected?.returnTo ?? "/");
    }
    // An address that is loaded again after it has done its work, or out of a browser's history.
    if (!expected && (await customer.read()) !== null) return res.redirect(303, "/");
    const { tokens, returnTo } = await audited(context, "sign_in", () => services.session.completeSignIn(url.href, pending), {
      isFailureOnly: true,
    });
    // Whoever was signed in on this device until now is so no more.
    const { cartId } = await findCart(context);
    await customer.write(null);
    await customer.write(tokens);
    if (cartId !== null) await context.leftBehind.keep(await takeCartOver(context, cartId));
    await takeProjectsAlong(context);
    logger.info({ event: "session.signed_in" }, "a customer signed in");
    await context.audit({ action: "sign_in", outcome: "ok" });
    res.redirect(303, returnTo);
  });

  return router;
}

function markAsPassage(res: Response, routeId: string): void {
  res.locals.routeId = routeId;
  res.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
}

function offerToTryAgain(res: Response, returnTo: string | undefined): void {
  const isPlain = returnTo === undefined || returnTo === "/";
  const tryAgainPath = isPlain ? "/login" : `/login?${new URLSearchParams({ return_to: returnTo }).toString()}`;
  res.locals.attempt = { heading: "We couldn't sign you in", tryAgainPath };
}
