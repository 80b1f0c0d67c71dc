import type { PageHandle, PageHead, PageHeadArgs } from "./page-head.ts";

const errorHead: PageHead = { title: "Page not available", description: "This page of the shop could not be shown.", isIndexable: false };

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "head" in handle && typeof handle.head === "function";
}

/** The head of the deepest matched route that has one (`handles` from the root down); a page that failed has the error page's. */
export function pageHeadOf(handles: unknown[], args: PageHeadArgs, hasError: boolean): PageHead {
  const handle = handles.findLast(isPageHandle);
  return hasError || !handle ? errorHead : handle.head(args);
}
