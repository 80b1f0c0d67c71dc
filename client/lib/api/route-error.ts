import { data } from "react-router";

/** What an error page shows. */
export type RouteErrorData = { code: string; message: string };

function isFailedCall(error: unknown): error is Error & { status: number; code: string } {
  return (
    error instanceof Error && "status" in error && typeof error.status === "number" && "code" in error && typeof error.code === "string"
  );
}

/** Turns a failed API call into the router's error response, so that the document answers with the call's status; anything else stays what it is. */
export function toRouteError(error: unknown): unknown {
  if (!isFailedCall(error)) return error;
  const body: RouteErrorData = { code: error.code, message: error.message };
  return data(body, { status: error.status });
}
