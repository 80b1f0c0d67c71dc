import { data } from "react-router";
import type { RouteErrorData } from "../api/route-error.ts";
import { defaultErrorMessages } from "#shared/domain/app-error.ts";

/** Thrown by the loader of an address at which nothing is. */
export function noSuchPage() {
  const body: RouteErrorData = { code: "NOT_FOUND", message: defaultErrorMessages.NOT_FOUND };
  return data(body, { status: 404 });
}
