import type { RequestHandler } from "express";
import { AppError } from "#shared/domain/app-error.ts";

/** No page lives where the sandbox does. */
export function createUnknownVendorPath(): RequestHandler {
  return function unknownVendorPath(req, _res, next) {
    next(/^\/_vendors(?:\/|$)/i.test(req.path) ? new AppError("NOT_FOUND", "nothing of the sandbox is shown at this path") : undefined);
  };
}
