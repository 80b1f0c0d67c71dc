import { data } from "react-router";
import { isFailedCall } from "./failure-of.ts";

/** What an error page shows. */
export type RouteErrorData = {
  code: string;
  message: string;
  /** What to quote to whoever looks into it. */
  reference?: string;
};

export function isRouteErrorData(data: unknown): data is RouteErrorData {
  if (typeof data !== "object" || data === null || !("message" in data) || !("code" in data)) return false;
  return typeof data.message === "string" && typeof data.code === "string";
}

const internalError = 500;

/**
 * Turns a failed API call into the router's error response, so that the document answers with the call's status; anything else stays what it is. Whatever failed
 * behind the shop is the page's internal error: a gateway's statuses are for those who ask the API.
 */
export function toRouteError(error: unknown): unknown {
  if (!isFailedCall(error)) return error;
  const body: RouteErrorData = { code: error.code, message: error.message };
  return data(body, { status: Math.min(error.status, internalError) });
}
