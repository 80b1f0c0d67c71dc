import type { RouteErrorData } from "#client/lib/route-error.ts";

type ErrorText = { status: number | null; heading: string; message: string };

const defaultMessage = "An unexpected error has occurred.";

/** The words of an error page; null is an error that no loader answered for. */
export function errorText(response: { status: number; data: unknown } | null): ErrorText {
  if (!response) return { status: null, heading: "An error occured", message: defaultMessage };
  const message = isErrorData(response.data) ? response.data.message : defaultMessage;
  if (response.status === 404) {
    return {
      status: 404,
      heading: "This page could not be found",
      message: "It may have moved, or the part is no longer in the catalogue. The search above knows every part number.",
    };
  }
  return { status: response.status, heading: "Something went wrong", message };
}

function isErrorData(data: unknown): data is RouteErrorData {
  return typeof data === "object" && data !== null && "message" in data && typeof data.message === "string";
}
