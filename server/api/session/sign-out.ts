import { os } from "../os.ts";
import { endSession } from "./end-session.ts";

/** Leaves the shop first, whatever else fails; also where the session has ended already. */
export const signOut = os.session.signOut.handler(async ({ context }) => {
  const tokens = await context.customer.read();
  await endSession(context);
  return { url: await context.services.session.signOutUrl(tokens) };
});
