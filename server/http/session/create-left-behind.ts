import type { Request, Response } from "express";
import { z } from "zod";
import type { LeftBehind } from "#server/api/api-context.ts";
import { cookieValue } from "#shared/domain/cookies.ts";
import { leftBehindCookie } from "#shared/domain/cart/left-behind.ts";
import { cookieName } from "./cookie-name.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

/** Longer than any way from the sign-in to its landing page; what is told after that means nothing any more. */
const lifetimeSeconds = 600;
/** What still fits into one cookie once it is sealed. */
const bytesMax = 2400;
const andMore = "Other parts of your cart have changed, too.";

/** Sealed, so that nobody else can put words into the shop's mouth. Opened only where there is one, and from then on the response counts as personalised. */
export function createLeftBehind(settings: SessionSettings): (req: Request, res: Response) => LeftBehind {
  const schema = z.object({ sentences: z.array(z.string()) });
  const cookie = createSealedCookie({ ...settings, name: leftBehindCookie, schema, lifetimeSeconds });
  const name = cookieName(leftBehindCookie, settings.isHttps);

  return function leftBehind(req, res) {
    return {
      async keep(sentences) {
        if (sentences.length > 0) (await cookie.seal({ sentences: shortened(sentences) }))(res);
      },
      async take() {
        if (cookieValue(req.headers.cookie, name) === null) return [];
        res.locals.isPersonalised = true;
        cookie.clear(res);
        return (await cookie.read(req))?.sentences ?? [];
      },
    };
  };
}

function shortened(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const sentence of sentences) {
    bytes += Buffer.byteLength(JSON.stringify(sentence));
    if (bytes > bytesMax) return [...kept, andMore];
    kept.push(sentence);
  }
  return kept;
}
