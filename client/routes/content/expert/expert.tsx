import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { ExpertHeader } from "#client/features/content/expert/expert-header.tsx";
import { expertJsonLd } from "#client/features/content/expert/expert-json-ld.ts";
import { expertQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { ExpertParts } from "./expert-parts.tsx";
import styles from "./expert.module.css";

const allExperts = { label: "Ask the workshop", url: "/experts" };

export const loader = pageLoader(({ api, params: { slug = "" } }) => ({ critical: [expertQuery(api, slug)] }));

export const handle = {
  head: ({ queryClient, api, params: { slug = "" }, origin, siteName }) => {
    const expert = queryClient.getQueryData(expertQuery(api, slug).queryKey);
    if (!expert) return { title: "Expert", description: "", isIndexable: false };
    const { seo, name, avatar, url } = expert;
    return {
      title: seo.title,
      description: seo.description,
      canonicalPath: url,
      ...(import.meta.env.SSR && {
        openGraph: { type: "website", ...(avatar && { imageUrl: avatar.url, imageAlt: avatar.alt }) },
        jsonLd: [expertJsonLd(expert, { origin, siteName }), breadcrumbsJsonLd([allExperts, { label: name, url }], origin)],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const { slug = "" } = useParams();
  const { data: expert } = useSuspenseQuery(expertQuery(useApi(), slug));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[allExperts]} current={expert.name} />
      <ExpertHeader expert={expert} />
      <ExpertParts expert={expert} />
    </div>
  );
}
