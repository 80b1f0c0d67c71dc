import type { Request, Response } from "express";
import { z } from "zod";
import type { PendingSignIn } from "#server/services/session/session-tokens.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

const lifetimeSeconds = 600;
const keptMax = 4;
/** What still fits into one cookie once it is sealed. */
const lettersMax = 2500;

const pendingSchema = z.object({
  codeVerifier: z.string().min(1),
  state: z.string().min(1),
  nonce: z.string().min(1),
  returnTo: z.string().startsWith("/"),
  untilMs: z.number(),
});
const keptSchema = z.object({ begun: z.array(pendingSchema) });

export type PendingSignIns = {
  /** Oldest first. */
  read(req: Request): Promise<PendingSignIn[]>;
  add(req: Request, res: Response, pending: PendingSignIn): Promise<void>;
  remove(req: Request, res: Response, state: string): Promise<void>;
};

/** What a browser that left for the provider must bring back, within ten minutes: of each of its tabs, the last few. */
export function createPendingSignIns(settings: SessionSettings): PendingSignIns {
  const cookie = createSealedCookie({ ...settings, name: "rares-sign-in", schema: keptSchema, lifetimeSeconds });
  const read = async (req: Request) => ((await cookie.read(req))?.begun ?? []).filter(({ untilMs }) => untilMs > Date.now());

  return {
    read,
    async add(req, res, pending) {
      const begun = [...(await read(req)), { ...pending, untilMs: Date.now() + lifetimeSeconds * 1000 }].slice(-keptMax);
      while (begun.length > 1 && JSON.stringify(begun).length > lettersMax) begun.shift();
      const set = await cookie.seal({ begun });
      set(res);
    },
    async remove(req, res, state) {
      const left = (await read(req)).filter((pending) => pending.state !== state);
      if (left.length === 0) return cookie.clear(res);
      const set = await cookie.seal({ begun: left });
      set(res);
    },
  };
}
