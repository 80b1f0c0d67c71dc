import type { QueryKey } from "@tanstack/react-query";
import type { PageHandle, PageHeadArgs } from "#client/lib/page/head/page-head.ts";

type AccountHandleOptions = {
  title: string | ((args: PageHeadArgs) => string);
  /** What the page is about, first of all; it may be unavailable just now. */
  about: (args: PageHeadArgs) => { queryKey: QueryKey };
};

/** What a page of the account says of itself; nobody else may see it. */
export function accountHandle({ title, about }: AccountHandleOptions): PageHandle {
  return {
    isPersonal: true,
    head: (args) => ({
      title: typeof title === "string" ? title : title(args),
      description: "Your account: details, addresses, emails and orders.",
      isIndexable: false,
      isUnavailable: args.queryClient.getQueryData(about(args).queryKey) === null,
    }),
  };
}
