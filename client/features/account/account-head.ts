import type { QueryKey } from "@tanstack/react-query";
import type { PageHead, PageHeadArgs } from "#client/lib/page-head.ts";

/** The head of an account page. What it is about may be unavailable just now. */
export function accountHead(title: string, queriesOf: (args: PageHeadArgs) => { queryKey: QueryKey }[]) {
  return (args: PageHeadArgs): PageHead => ({
    title,
    description: "Your account: details, addresses, emails and orders.",
    isIndexable: false,
    isUnavailable: queriesOf(args).some(({ queryKey }) => args.queryClient.getQueryData(queryKey) === null),
  });
}
