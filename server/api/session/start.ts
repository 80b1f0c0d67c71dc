import { AppError, isReportable } from "#shared/domain/app-error.ts";
import { findBuyer } from "../account/find-buyer.ts";
import type { ApiContext } from "../api-context.ts";
import { os } from "../os.ts";

/** Who it is, the storefront's token for them, and their name on the cart: what fails stops the rest. */
export const start = os.session.start.handler(async ({ context }) => {
  const { id, firstName, displayName, email, companyLocationId } = await startSession(context).catch(failToLoad);
  return { id, firstName: firstName || null, displayName, email, companyLocationId };
});

async function startSession(context: ApiContext) {
  const { services, session, buyerIp } = context;
  const { customer, buyer } = await findBuyer(context);
  const { cartId } = await session.read();
  if (cartId !== null) await services.cart.setBuyer(cartId, buyer, { buyerIp });
  return customer;
}

/** A session that has ended is no failure; everything else is one of ours or of a vendor, even where the platform blames the call. */
function failToLoad(error: unknown): never {
  if (!(error instanceof AppError) || error.code === "UNAUTHENTICATED") throw error;
  const message = "Failed to load customer.";
  throw new AppError(isReportable(error) ? error.code : "UPSTREAM_FAILED", message, { userMessage: message, cause: error });
}
