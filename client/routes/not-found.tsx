import { data } from "react-router";
import { defaultErrorMessages } from "#shared/domain/app-error.ts";
import type { RouteErrorData } from "#client/lib/route-error.ts";

/** Every address that no page answers to. */
export function loader(): never {
  const body: RouteErrorData = { code: "NOT_FOUND", message: defaultErrorMessages.NOT_FOUND };
  throw data(body, { status: 404 });
}

/** Never shown: the loader always ends in the error page. */
export function Component() {
  return null;
}
