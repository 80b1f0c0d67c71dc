import type { RequestHandler } from "express";
import { sendError, sendInvalid } from "./klaviyo-error.ts";

/** Any key is good here, but there must be one, and every call must name the API's revision. */
export const requireKey: RequestHandler = (request, response, next) => {
  if (!/^Klaviyo-API-Key \S+$/.test(request.get("authorization") ?? "")) {
    const detail = "Missing or invalid private key.";
    sendError(response, {
      status: 401,
      code: "not_authenticated",
      title: "Authentication credentials were not provided.",
      detail,
      pointer: "/data/",
    });
  } else if (!/^\d{4}-\d{2}-\d{2}$/.test(request.get("revision") ?? "")) {
    sendInvalid(response, "The revision header is missing or is no date.", "/data/");
  } else next();
};
