import styles from "./expert.module.css";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ExpertCards } from "./expert-cards.tsx";
import { ExpertHeader } from "#client/features/content/expert/expert-header.tsx";
import { ExpertParts } from "./expert-parts.tsx";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { expertJsonLd } from "#client/features/content/expert/expert-json-ld.ts";
import { expertQuery, expertsQuery } from "#client/features/content/expert/expert-queries.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type RouteObject, useParams } from "react-router";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { Expert } from "#shared/contract/content/expert.ts";

/** The workshop's people: all of them, and each. They share almost everything, so they come in one file. */
type ExpertRoute = Pick<RouteObject, "Component" | "loader"> & { handle: PageHandle };

const title = "Ask the workshop";
const description = "The benches of our workshop: who looks after what, and the parts they recommend for the job.";
const allExperts = { label: title, url: "/experts" };

export const experts: ExpertRoute = {
  loader: pageLoader(({ api }) => ({ critical: [expertsQuery(api)] })),
  handle: { head: () => ({ title, description }) },
  Component: ExpertsPage,
};

export const expert: ExpertRoute = {
  loader: pageLoader(({ api, params: { slug = "" }, vehicle }) => ({ critical: [expertQuery(api, slug, vehicle)] })),
  handle: {
    head: ({ queryClient, params: { slug = "" }, origin, siteName }) => {
      const [, found] = queryClient.getQueriesData<Expert>({ queryKey: ["expert", slug] }).find(([, known]) => known) ?? [];
      if (!found) return { title: "Expert", description: "", isIndexable: false };
      const { seo, name, avatar, url } = found;
      return {
        title: seo.title,
        description: seo.description,
        canonicalPath: url,
        ...(import.meta.env.SSR && {
          openGraph: { type: "website", ...(avatar && { imageUrl: avatar.url, imageAlt: avatar.alt }) },
          jsonLd: [expertJsonLd(found, { origin, siteName }), breadcrumbsJsonLd([allExperts, { label: name, url }], origin)],
        }),
      };
    },
  },
  Component: ExpertPage,
};

function ExpertsPage() {
  const { data: all } = useSuspenseQuery(expertsQuery(useApi()));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {all.length === 0 ? <EmptyState headingLevel="h2" title="The workshop is empty just now." /> : <ExpertCards experts={all} />}
    </div>
  );
}

function ExpertPage() {
  const { slug = "" } = useParams();
  const { data: found } = useSuspenseQuery(expertQuery(useApi(), slug, useSelectedVehicle()));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[allExperts]} current={found.name} />
      <ExpertHeader expert={found} />
      <ExpertParts expert={found} />
    </div>
  );
}
