import type { LoaderFunctionArgs } from "react-router";
import { isRecord } from "#client/lib/text/is-record.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";

/** The loader of a page for whoever is signed in: all others go home. */
export function accountLoader(queriesOf: Parameters<typeof pageLoader>[0]) {
  const load = pageLoader(queriesOf);
  return async (args: LoaderFunctionArgs): Promise<null> => {
    const cookies = import.meta.env.SSR ? args.request.headers.get("cookie") : document.cookie;
    if (readSessionMarker(cookies) === null) throw seeOther("/");
    try {
      return await load(args);
    } catch (error) {
      throw isUnauthenticated(error) ? seeOther("/") : error;
    }
  };
}

/** The marker may outlive the session: the page loader's failure says so. */
function isUnauthenticated(error: unknown): boolean {
  return isRecord(error) && isRecord(error["data"]) && error["data"]["code"] === "UNAUTHENTICATED";
}
