import type { RequestHandler } from "express";
import { checkPath } from "./check-path.ts";
import { pathOf } from "./path-of.ts";

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
