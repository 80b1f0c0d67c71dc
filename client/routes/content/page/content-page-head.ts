import { articleJsonLd } from "#client/features/content/hub/article-json-ld.ts";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { videoJsonLd } from "#client/features/content/hub/video-json-ld.ts";
import type { PageHead, PageHeadArgs } from "#client/lib/page/head/page-head.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";
import { contentSlug } from "./content-slug.ts";

/** What a content page says of itself; articles and videos are named as such. */
export function contentPageHead({ queryClient, api, url, origin, siteName }: PageHeadArgs): PageHead {
  const page = queryClient.getQueryData(pageQuery(api, contentSlug(url.pathname)).queryKey);
  if (!page) return { title: "Page", description: "", isIndexable: false };
  const { title, description, picture } = page.seo;
  return {
    title,
    description,
    ...(import.meta.env.SSR && {
      openGraph: {
        type: page.kind === "article" ? "article" : "website",
        ...(picture && { imageUrl: picture.url, imageAlt: picture.alt }),
      },
      jsonLd: jsonLdOf(page, { origin, siteName }),
    }),
  };
}

function jsonLdOf(page: ContentPage, site: { origin: string; siteName: string }): object[] {
  const { kind, title, slug } = page;
  const trail = page.trail.length > 0 ? page.trail : (page.blocks.find((block) => block.type === "breadcrumbs")?.links ?? []);
  const video = kind === "video" ? videoJsonLd(page, site) : null;
  return [
    ...(kind === "article" ? [articleJsonLd(page, site)] : []),
    ...(video ? [video] : []),
    ...(trail.length > 0 ? [breadcrumbsJsonLd([...trail, { label: title, url: `/${slug}` }], site.origin)] : []),
  ];
}
