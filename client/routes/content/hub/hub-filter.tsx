import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { HubList } from "#client/features/content/hub/hub-list.tsx";
import { hubQuery } from "#client/features/content/hub/hub-query.ts";
import { type Api, useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import styles from "../expert/expert.module.css";

const front = { label: "Content hub", url: "/content-hub" };

/** The list that an address asks for; a page number that is none counts as the first. */
function listQuery(api: Api, { pathname, search }: { pathname: string; search: string }) {
  const page = new URLSearchParams(search).get("page") ?? "";
  return hubQuery(api, pathname.slice(front.url.length + 1), /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1);
}

export const loader = pageLoader(({ api, url }) => ({ critical: [listQuery(api, url)] }));

export const handle = {
  head: ({ queryClient, api, url, origin }) => {
    const hub = queryClient.getQueryData(listQuery(api, url).queryKey);
    if (!hub) return { title: front.label, description: "", isIndexable: false };
    const { title, description, isIndexable, page, url: path } = hub;
    return {
      title: page > 1 ? `${title}, page ${page}` : title,
      description,
      canonicalPath: page > 1 && isIndexable ? `${path}?page=${page}` : path,
      isIndexable,
      ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd([front, { label: title, url: path }], origin)] }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const { data: hub } = useSuspenseQuery(listQuery(useApi(), useLocation()));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[front]} current={hub.title} />
      <h1 className={styles.title}>{hub.title}</h1>
      <HubList hub={hub} />
    </div>
  );
}
