import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useMatches, useNavigation, useParams } from "react-router";
import { useApi } from "../api/api.ts";
import { type HeadTag, headTags } from "./head-tags.ts";
import { pageHeadOf } from "./page-head-of.ts";
import { useSite } from "./site.ts";
import { trustedData } from "#client/hydration/trusted-types.ts";

const ownedSelector = "[data-head]";
let isServersOwn = true;

/** Keeps the document's head in step with client-side navigation. The first page's head is the server's, which says more. */
export function DocumentHead({ errorHeading = null }: { errorHeading?: string | null }) {
  const queryClient = useQueryClient();
  const api = useApi();
  const site = useSite();
  const matches = useMatches();
  const params = useParams();
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === "idle";

  useEffect(() => {
    if (!isIdle) return;
    const url = new URL(pathname + search, location.origin);
    isServersOwn &&= url.href === servedUrl();
    if (isServersOwn) return;
    const handles = matches.map((match) => match.handle);
    const head = pageHeadOf(handles, { queryClient, api, params, url, origin: site.origin, siteName: site.name }, errorHeading);
    replaceHead(headTags(head, pathname, site));
  }, [isIdle, pathname, search, matches, params, queryClient, api, site, errorHeading]);

  return null;
}

/** The address that this document was asked for with, without its fragment. */
function servedUrl(): string | undefined {
  return performance.getEntriesByType("navigation")[0]?.name.replace(/#.*/, "");
}

function replaceHead(tags: HeadTag[]): void {
  for (const element of document.head.querySelectorAll(ownedSelector)) element.remove();
  for (const tag of tags) {
    if (tag.name === "title") document.title = tag.text ?? "";
    else document.head.append(elementOf(tag));
  }
}

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.name);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  element.setAttribute("data-head", tag.key);
  if (tag.text !== undefined) element.textContent = tag.name === "script" ? trustedData(tag.text) : tag.text;
  return element;
}
