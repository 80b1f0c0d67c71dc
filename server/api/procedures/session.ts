import { AppError, isReportable } from "#shared/domain/app-error.ts";
import type { ApiContext } from "../api-context.ts";
import { endSession } from "../end-session.ts";
import { os } from "../os.ts";
import { findCart, hasBuyer, takeCart } from "../own-cart.ts";
import { findBuyer, withCustomer } from "../with-customer.ts";

export const session = {
  /** Who it is, the storefront's token for them, and their name on the cart: what fails stops the rest. */
  start: os.session.start.handler(async ({ context }) => {
    const { id, firstName, displayName, email, companyLocationId } = await startSession(context).catch(failToLoad);
    return { id, firstName: firstName || null, displayName, email, companyLocationId };
  }),
  renew: os.session.renew.handler(async ({ context }) => {
    const { services, customer } = context;
    const tokens = await customer.read();
    if (tokens === null) throw new AppError("UNAUTHENTICATED", "Missing auth tokens while attempting to renew tokens.");
    try {
      const renewed = await services.session.renew(tokens, await customer.id());
      await customer.write(renewed);
      return { expiresAtMs: renewed.expiresAtMs };
    } catch (error) {
      if (error instanceof AppError && error.code === "UNAUTHENTICATED") await endSession(context, "session_end");
      throw error;
    }
  }),
  /** Leaves the shop first, whatever else fails; also where the session has ended already. */
  signOut: os.session.signOut.handler(async ({ context }) => {
    const tokens = await context.customer.read();
    await endSession(context, "sign_out");
    return { url: await context.services.session.signOutUrl(tokens) };
  }),
};

/** A cart that the platform knows as theirs already, since the sign-in say, is left as it is. */
async function startSession(context: ApiContext) {
  const { services, buyerIp } = context;
  if (hasBuyer(await findCart(context))) return withCustomer(context, (token) => services.account.customer(token));
  const { customer, buyer } = await findBuyer(context);
  const { cartId } = await takeCart(context);
  if (cartId !== null) await services.cart.setBuyer(cartId, buyer, { buyerIp });
  return customer;
}

/** A session that has ended is no failure; everything else is one of ours or of a vendor, even where the platform blames the call. */
function failToLoad(error: unknown): never {
  if (!(error instanceof AppError) || error.code === "UNAUTHENTICATED") throw error;
  const message = "Failed to load customer.";
  throw new AppError(isReportable(error) ? error.code : "UPSTREAM_FAILED", message, { userMessage: message, cause: error });
}
