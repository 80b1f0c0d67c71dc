import type { PageHandle, PageHead, PageHeadArgs } from "./page-head.ts";

function errorHead(title: string): PageHead {
  return { title, description: "This page of the shop could not be shown.", isIndexable: false };
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "head" in handle && typeof handle.head === "function";
}

/** The head of the deepest matched route that has one (`handles` from the root down); a page that failed is titled by its error page's heading. */
export function pageHeadOf(handles: unknown[], args: PageHeadArgs, errorHeading: string | null): PageHead {
  const handle = handles.findLast(isPageHandle);
  return errorHeading !== null || !handle ? errorHead(errorHeading ?? "Page not available") : handle.head(args);
}
