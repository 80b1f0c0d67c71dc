import { AppError } from "#shared/domain/app-error.ts";
import { os } from "../os.ts";
import { endSession } from "./end-session.ts";

export const renew = os.session.renew.handler(async ({ context }) => {
  const { services, customer } = context;
  const tokens = await customer.read();
  if (tokens === null) throw new AppError("UNAUTHENTICATED", "Missing auth tokens while attempting to renew tokens.");
  try {
    const renewed = await services.session.renew(tokens);
    await customer.write(renewed);
    return { expiresAtMs: renewed.expiresAtMs };
  } catch (error) {
    if (error instanceof AppError && error.code === "UNAUTHENTICATED") await endSession(context);
    throw error;
  }
});
