import type { Customer } from "#shared/contract/customer/account.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Buyer } from "../services/account/account-service.ts";
import { failingAs } from "../services/account/failing-as.ts";
import type { SessionTokens } from "../services/session/session-tokens.ts";
import { endSession } from "./end-session.ts";
import type { SessionContext } from "./own-cart.ts";

/** Makes a call with the signed-in customer's token. Renewed tokens are kept, an ended session is left. */
export async function withCustomer<Result>(context: SessionContext, call: (customerToken: string) => Promise<Result>): Promise<Result> {
  const { services, customer } = context;
  const tokens = await customer.read();
  if (tokens === null) throw new AppError("UNAUTHENTICATED", "nobody is signed in");
  try {
    const access = await openAccess(context, tokens);
    return await call(access.customerToken).catch(async (error: unknown) => {
      if (!isUnauthenticated(error)) throw error;
      // The platform ended the token before its time. Whether the session has ended too, its renewal tells.
      const renewed = await openAccess(context, await services.session.renew(access.tokens));
      if (renewed.customerToken === access.customerToken) throw error;
      return call(renewed.customerToken);
    });
  } catch (error) {
    if (isUnauthenticated(error)) await endSession(context, "session_end");
    throw error;
  }
}

async function openAccess({ services, customer }: SessionContext, tokens: SessionTokens) {
  const access = await failingAs("Failed to load customer scoped access token.", services.session.customerToken(tokens));
  if (access.tokens !== (await customer.read())) await customer.write(access.tokens);
  return access;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.code === "UNAUTHENTICATED";
}

/** Who is signed in, and what carts know them by. */
export function findBuyer(context: SessionContext): Promise<{ customer: Customer; buyer: Buyer }> {
  const { account } = context.services;
  return withCustomer(context, async (token) => {
    const customer = await account.customer(token);
    return { customer, buyer: await account.buyer(token, customer) };
  });
}
