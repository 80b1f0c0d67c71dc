import { data } from "react-router";
import { isFailedCall } from "./failure-of.ts";

/** What an error page shows. */
export type RouteErrorData = { code: string; message: string };

/** Turns a failed API call into the router's error response, so that the document answers with the call's status; anything else stays what it is. */
export function toRouteError(error: unknown): unknown {
  if (!isFailedCall(error)) return error;
  const body: RouteErrorData = { code: error.code, message: error.message };
  return data(body, { status: error.status });
}
