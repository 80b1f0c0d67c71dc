import type { Request, Response } from "express";
import { z } from "zod";
import type { DeviceName } from "#server/api/api-context.ts";
import { deviceProjectDays } from "#server/database/open-project-store.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

const lifetimeSeconds = deviceProjectDays * 24 * 60 * 60;

/** A device's name is random, and only this server can read it or make one. It is opened on the first read, and from then on the response counts as personalised. */
export function createDeviceNames(settings: SessionSettings): (req: Request, res: Response) => DeviceName {
  const cookie = createSealedCookie({
    ...settings,
    name: "rares-device",
    schema: z.object({ name: z.string().min(16).max(64) }),
    lifetimeSeconds,
  });

  return function deviceName(req, res) {
    let name: Promise<string | null> | undefined;
    return {
      read() {
        res.locals.isPersonalised = true;
        return (name ??= cookie.read(req).then((kept) => kept?.name ?? null));
      },
      async write(next) {
        res.locals.isPersonalised = true;
        name = Promise.resolve(next);
        if (next === null) cookie.clear(res);
        else (await cookie.seal({ name: next }))(res);
      },
    };
  };
}
