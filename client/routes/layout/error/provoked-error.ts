import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { noSuchPage } from "#client/lib/page/route-answers.ts";
import type { RouteErrorData } from "#client/lib/api/route-error.ts";

/** The code of an error whose error page is to fail as well. */
export const doubleErrorCode = "PROVOKED_TWICE";

/** In development alone: `/_errors/page` fails, and `/_errors/double` fails once more while that is shown. */
export function loader({ params }: LoaderFunctionArgs): never {
  if (params["kind"] === "page") throw new Error("provoked for the error page");
  if (params["kind"] !== "double") throw noSuchPage();
  const body: RouteErrorData = { code: doubleErrorCode, message: "Provoked for the page after the error page." };
  throw data(body, { status: 500 });
}
