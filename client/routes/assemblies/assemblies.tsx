import { useSuspenseQuery } from "@tanstack/react-query";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { assembliesRoot } from "#shared/domain/assembly.ts";
import { assembliesQuery } from "./assembly-query.ts";

const AssemblyList = lazyPart(async () => (await import("./assembly-list.tsx")).AssemblyList);

export const loader = pageLoader(({ api }) => ({ critical: [assembliesQuery(api)] }));

export const handle = {
  head: ({ origin }) => ({
    title: "Assemblies",
    description:
      "Brakes, suspension, doors and more, taken apart on drawings: every part numbered, checked against your car, added with one press.",
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbsJsonLd([{ label: "Assemblies", url: assembliesRoot }], origin)] }),
  }),
} satisfies PageHandle;

export function Component() {
  const { data } = useSuspenseQuery(assembliesQuery(useApi()));
  return <AssemblyList assemblies={data} />;
}
