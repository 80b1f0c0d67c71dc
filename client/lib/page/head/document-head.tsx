import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useMatches, useNavigation, useParams } from "react-router";
import { useApi } from "../../api/api.ts";
import { useSite } from "../site.ts";

const loadReplacement = () => import("./replace-head.ts");
let isServersOwn = true;

/** Keeps the document's head in step with client-side navigation. The first page's head is the server's, which says more; the code for others comes with the first way to one. */
export function DocumentHead({ errorHeading = null }: { errorHeading?: string | null }) {
  const queryClient = useQueryClient();
  const api = useApi();
  const site = useSite();
  const matches = useMatches();
  const params = useParams();
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === "idle";

  useEffect(() => {
    // What fails to come is asked for again below.
    if (!isIdle) void loadReplacement().catch(() => undefined);
  }, [isIdle]);

  useEffect(() => {
    if (!isIdle) return;
    const url = new URL(pathname + search, location.origin);
    isServersOwn &&= url.href === servedUrl();
    if (isServersOwn) return;
    let isLeft = false;
    const show = ({ replaceHead }: Awaited<ReturnType<typeof loadReplacement>>) => {
      const handles = matches.map((match) => match.handle);
      const args = { queryClient, api, params, url, origin: site.origin, siteName: site.name };
      if (!isLeft) replaceHead(handles, args, errorHeading, site);
    };
    // Without it the title stays that of the page before.
    loadReplacement().then(show, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [isIdle, pathname, search, matches, params, queryClient, api, site, errorHeading]);

  return null;
}

/** The address that this document was asked for with, without its fragment. */
function servedUrl(): string | undefined {
  return performance.getEntriesByType("navigation")[0]?.name.replace(/#.*/, "");
}
