import { createHmac } from "node:crypto";
import type { CookieOptions, Request, Response } from "express";
import { sealData, unsealData } from "iron-session";
import type { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import { cookieValue } from "#shared/domain/cookies.ts";
import { cookieName, replaceCookie } from "./cookie-name.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

type SealedCookieOptions<Value> = SessionSettings & { name: string; schema: z.ZodType<Value>; lifetimeSeconds: number };

/** Browsers drop a cookie beyond 4096 bytes without a word; some count its attributes too. */
const bytesMax = 4000;

export type SealedCookie<Value> = {
  /** Null where there is none, and for one that was tampered with or has expired. */
  read(req: Request): Promise<Value | null>;
  /** Seals a value; what it answers puts it on the response, so that several cookies are set together or not at all. */
  seal(value: Value): Promise<(res: Response) => void>;
  clear(res: Response): void;
};

/** A cookie whose value only this server can read and make. Each has a key of its own, so that one can never pass for another. */
export function createSealedCookie<Value>({
  name: plainName,
  schema,
  lifetimeSeconds: ttl,
  secrets,
  isHttps,
}: SealedCookieOptions<Value>): SealedCookie<Value> {
  const name = cookieName(plainName, isHttps);
  const [password = "", ...olderPasswords] = secrets.map((secret) => createHmac("sha256", secret).update(plainName).digest("base64"));
  const options: CookieOptions = { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/" };

  return {
    async read(req) {
      const sealed = cookieValue(req.headers.cookie, name);
      if (sealed === null || name.length + 1 + sealed.length > bytesMax) return null;
      for (const key of [password, ...olderPasswords]) {
        const { data } = schema.safeParse(await unsealData(sealed, { password: key, ttl }));
        if (data !== undefined) return data;
      }
      return null;
    },
    async seal(value) {
      const sealed = await sealData(value, { password, ttl });
      const bytes = name.length + 1 + sealed.length;
      if (bytes > bytesMax) {
        const message = `the cookie ${name} would have ${bytes} bytes, and browsers drop what has more than ${bytesMax}`;
        throw new AppError("UPSTREAM_FAILED", message, { userMessage: "Failed to authenticate" });
      }
      return (res) => replaceCookie(res, name, sealed, { ...options, maxAge: ttl * 1000 });
    },
    clear(res) {
      replaceCookie(res, name, "", { ...options, maxAge: 0 });
    },
  };
}
