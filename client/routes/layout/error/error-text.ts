import { noPageMessage, unexpectedMessage } from "#shared/domain/error-words.ts";
import { noResponse } from "#client/lib/api/browser-api.ts";
import { isRouteErrorData } from "#client/lib/api/route-error.ts";

type ErrorText = { status: number | null; heading: string; message: string };

const noPageHelp = "It may have moved, or been left out of the catalogue. The search above knows every part number.";

/** A page's own script that didn't come while there was no connection. */
export function isScriptLost(error: unknown): boolean {
  return error instanceof TypeError && "onLine" in navigator && !navigator.onLine;
}

/** The words of an error page; null is an error that no loader answered for. */
export function errorText(response: { status: number; data: unknown } | null, isUnreached = false): ErrorText {
  if (isUnreached) return { status: null, heading: "Something went wrong", message: noResponse };
  if (!response) return { status: null, heading: "An error occured", message: unexpectedMessage };
  const { status, data } = response;
  const message = isRouteErrorData(data) && data.message ? data.message : null;
  if (status === 404)
    return { status, heading: noPageMessage, message: message === null || message === noPageMessage ? noPageHelp : message };
  return { status, heading: "Something went wrong", message: message ?? unexpectedMessage };
}
