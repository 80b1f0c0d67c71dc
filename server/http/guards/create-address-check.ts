import type { RequestHandler } from "express";
import { AppError } from "#shared/domain/app-error.ts";

const addressLengthMax = 8192;

/** Ends requests whose address is broken, hostile or too long, before anything interprets it. */
export function createAddressCheck(): RequestHandler {
  return function addressCheck(req, _res, next) {
    if (req.originalUrl.length > addressLengthMax) {
      next(Object.assign(new Error("the address is too long"), { status: 414 }));
      return;
    }
    checkPath(pathOf(req.originalUrl));
    next();
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    throw new AppError("BAD_REQUEST", "broken percent-encoding in the path", {
      userMessage: "That address isn't written correctly.",
      cause: error,
    });
  }
}

/** Throws for paths that no page has and that are read differently from one program to the next: `//host`, `/\host`, dot segments, and their encoded forms. */
function checkPath(path: string): void {
  if (!path.startsWith("/")) throw new AppError("BAD_REQUEST", "the request's target is no path");
  const decoded = decode(path);
  const isHostile = decoded.startsWith("//") || decoded.includes("\\") || hasControlCharacter(decoded) || hasDotSegment(decoded);
  if (isHostile) throw new AppError("NOT_FOUND", "the path could be read as another one");
}

/** A browser never sends one: it walks the path first. The page's own address would be another than the one that was asked for. */
function hasDotSegment(path: string): boolean {
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** The part of a request's target before its query, exactly as it was sent. */
export function pathOf(target: string): string {
  const queryStart = target.indexOf("?");
  return queryStart === -1 ? target : target.slice(0, queryStart);
}
