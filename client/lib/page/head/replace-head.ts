import { trustedData } from "#client/hydration/trusted-types.ts";
import { type HeadTag, headTags, type Site } from "./head-tags.ts";
import type { PageHeadArgs } from "./page-head.ts";
import { pageHeadOf } from "./page-head-of.ts";

const ownedSelector = "[data-head]";

/** Gives the document the head of the page that is shown now; one that failed is titled by its error page's heading. */
export function replaceHead(handles: unknown[], args: PageHeadArgs, errorHeading: string | null, site: Site): void {
  const tags = headTags(pageHeadOf(handles, args, errorHeading), args.url.pathname, site);
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
