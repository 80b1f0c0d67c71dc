import type { Customer } from "#shared/contract/customer/account.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Buyer } from "../services/account/account-service.ts";
import { failingAs } from "../services/account/failing-as.ts";
import type { SessionTokens } from "../services/session/session-tokens.ts";
import { endSession } from "./end-session.ts";
import type { SessionContext } from "./own-cart.ts";

type CustomerCall<Result> = (customerToken: string) => Promise<Result>;

/** Makes a call with the signed-in customer's token. Renewed tokens are kept, an ended session is left. */
export async function withCustomer<Result>(context: SessionContext, call: CustomerCall<Result>): Promise<Result> {
  const tokens = await tokensOf(context);
  try {
    return await withTokens(context, tokens, call);
  } catch (error) {
    if (isUnauthenticated(error)) await endSession(context, "session_end");
    throw error;
  }
}

/** Whether a customer is signed in. A sign-in that has run out is renewed first, one that has ended elsewhere is left: the cookie alone doesn't tell. */
export async function isSignedIn(context: SessionContext): Promise<boolean> {
  const { customer } = context;
  const tokens = await customer.read();
  if (tokens === null) return false;
  try {
    if (tokens.expiresAtMs <= Date.now()) await customer.write(await renew(context, tokens));
    return true;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    await endSession(context, "session_end");
    return false;
  }
}

async function tokensOf({ customer }: SessionContext): Promise<SessionTokens> {
  const tokens = await customer.read();
  if (tokens === null) throw new AppError("UNAUTHENTICATED", "nobody is signed in");
  return tokens;
}

async function withTokens<Result>(context: SessionContext, tokens: SessionTokens, call: CustomerCall<Result>): Promise<Result> {
  const access = await openAccess(context, tokens);
  return call(access.customerToken).catch(async (error: unknown) => {
    if (!isUnauthenticated(error)) throw error;
    // The platform ended the token before its time. Whether the session has ended too, its renewal tells.
    const renewed = await openAccess(context, await renew(context, access.tokens));
    if (renewed.customerToken === access.customerToken) throw error;
    return call(renewed.customerToken);
  });
}

async function renew({ services, customer }: SessionContext, tokens: SessionTokens): Promise<SessionTokens> {
  return services.session.renew(tokens, await customer.id());
}

async function openAccess({ services, customer }: SessionContext, tokens: SessionTokens) {
  const access = await failingAs(
    "Failed to load customer scoped access token.",
    services.session.customerToken(tokens, await customer.id()),
  );
  if (access.tokens !== (await customer.read())) await customer.write(access.tokens);
  return access;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.code === "UNAUTHENTICATED";
}

type FoundBuyer = { customer: Customer; buyer: Buyer };

/** Who is signed in, and what carts know them by. */
export function findBuyer(context: SessionContext): Promise<FoundBuyer> {
  return withCustomer(context, buyerBy(context));
}

/** The same while their cart moves: ending the session would move it, too. One that has ended is left by the next call. */
export async function findMovingBuyer(context: SessionContext): Promise<FoundBuyer> {
  return withTokens(context, await tokensOf(context), buyerBy(context));
}

function buyerBy({ services: { account } }: SessionContext): CustomerCall<FoundBuyer> {
  return async (token) => {
    const customer = await account.customer(token);
    return { customer, buyer: await account.buyer(token, customer) };
  };
}
