import { reportToShop } from "./report-to-shop.ts";

/** Where the document keeps errors that nobody caught until this code is there. */
export const earlyFailuresName = "__failed";

type Failure = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    [earlyFailuresName]?: Failure[];
  }
}

/** Tells the shop of what nobody caught, from now on and since the document began, which kept it. */
export function reportUncaughtErrors(page: Window): void {
  page.addEventListener("error", reportFailure);
  page.addEventListener("unhandledrejection", reportFailure);
  for (const failure of page[earlyFailuresName] ?? []) reportFailure(failure);
}

function reportFailure(failure: Failure): void {
  const isError = "error" in failure;
  const detail = describeFailure(isError ? failure.error : failure.reason, location.origin);
  if (detail !== null) reportToShop(isError ? "uncaught-error" : "unhandled-rejection", detail);
}

/** Errors of the engine are worded by it and name code; those of others might repeat what somebody typed. */
const wordedByEngine = new Set(["TypeError", "ReferenceError", "RangeError"]);
const wordedByReact = /^Minified React error #\d+/;

/** What went wrong and where in our own code; null for what came from elsewhere: an extension, say. */
export function describeFailure(error: unknown, origin: string): string | null {
  if (!(error instanceof Error)) return `${typeof error} at an unknown place`;
  const frame = /(?:[a-z-]+:\/\/|\/)[^\s()]+:\d+:\d+/.exec(error.stack ?? "")?.[0] ?? null;
  if (frame !== null && !frame.startsWith(`${origin}/`)) return null;
  const words = wordedByEngine.has(error.name) ? error.message : (wordedByReact.exec(error.message)?.[0] ?? "");
  const place = frame === null ? "an unknown place" : frame.slice(origin.length).replace(/\?[^:]*/, "");
  return `${error.name} at ${place}${words && `: ${words}`}`;
}
