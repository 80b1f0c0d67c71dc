import { z } from "zod";
import type { PendingSignIn } from "#server/session/session-tokens.ts";
import { createSealedCookie, type SealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

const pendingSchema = z.object({
  codeVerifier: z.string().min(1),
  state: z.string().min(1),
  nonce: z.string().min(1),
  returnTo: z.string().startsWith("/"),
});

/** What a browser that left for the provider must bring back, within ten minutes. */
export function createPendingSignInCookie(settings: SessionSettings): SealedCookie<PendingSignIn> {
  return createSealedCookie({ ...settings, name: "rares-sign-in", schema: pendingSchema, lifetimeSeconds: 600 });
}
