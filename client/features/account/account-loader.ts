import type { LoaderFunctionArgs } from "react-router";
import { isRecord } from "#client/lib/text/is-record.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { formGone, seeOther } from "#client/lib/page/route-answers.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";

export const unauthenticated = 401;
export const signedOutText = "You've been signed out. Please sign in again; nothing was changed.";

/** The loader of a page for whoever is signed in: all others go home. */
export function accountLoader(queriesOf: Parameters<typeof pageLoader>[0]) {
  const load = pageLoader(queriesOf);
  return async (args: LoaderFunctionArgs): Promise<null> => {
    const cookies = import.meta.env.SSR ? args.request.headers.get("cookie") : document.cookie;
    // The loader of a page that a form was posted to has the headers of the form: it comes back with what was typed instead of leading home.
    const leave = () =>
      args.request.headers.has("content-type") ? formGone({ message: signedOutText, status: unauthenticated }) : seeOther("/");
    if (readSessionMarker(cookies) === null) throw leave();
    try {
      return await load(args);
    } catch (error) {
      throw isUnauthenticated(error) ? leave() : error;
    }
  };
}

/** The marker may outlive the session: the page loader's failure says so. */
function isUnauthenticated(error: unknown): boolean {
  return isRecord(error) && isRecord(error["data"]) && error["data"]["code"] === "UNAUTHENTICATED";
}
