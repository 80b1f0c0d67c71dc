import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, useActionData, useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { Assembly } from "#shared/contract/catalogue/assembly.ts";
import { assembliesRoot } from "#shared/domain/assembly.ts";
import { assemblyQuery } from "./assembly-query.ts";

const AssemblyPage = lazyPart(async () => (await import("./assembly-page.tsx")).AssemblyPage);

export const loader = pageLoader(({ api, params, vehicle }) => ({ critical: [assemblyQuery(api, params["slug"] ?? "", vehicle)] }));

/** Adds the whole assembly where no script does. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-assembly.ts")).action(args);

export const handle = {
  head: ({ queryClient, params, origin }) => {
    const [, found] = queryClient.getQueriesData<Assembly>({ queryKey: ["assembly", params["slug"]] }).find(([, known]) => known) ?? [];
    if (!found) return { title: "Assembly", description: "", isIndexable: false };
    const { title, url, picture, parts } = found;
    const names = parts.map(({ name }) => name.toLowerCase()).slice(0, 6);
    return {
      title: `${title}: exploded view and parts`,
      description: `The ${title} taken apart, with every part numbered: ${names.join(", ")} and more. See what fits your car and add it with one press.`,
      ...(import.meta.env.SSR && {
        canonicalPath: url,
        openGraph: { type: "website", imageUrl: picture.url, imageAlt: picture.alt },
        jsonLd: [
          breadcrumbsJsonLd(
            [
              { label: "Assemblies", url: assembliesRoot },
              { label: title, url },
            ],
            origin,
          ),
          partsJsonLd(found, origin),
        ],
      }),
    };
  },
} satisfies PageHandle;

/** schema.org's ItemList of what an assembly is made of, as far as it is sold. */
function partsJsonLd({ title, parts }: Assembly, origin: string): object {
  const sold = parts.flatMap(({ number, product }) => (product ? [{ number, product }] : []));
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: title,
    numberOfItems: sold.length,
    itemListElement: sold.map(({ number, product }) => ({
      "@type": "ListItem",
      position: number,
      name: product.title,
      url: new URL(`/products/${product.handle}`, origin).href,
    })),
  };
}

export function Component() {
  const { slug = "" } = useParams();
  const { data } = useSuspenseQuery(assemblyQuery(useApi(), slug, useSelectedVehicle()));
  const failure = useActionData<typeof action>();
  return <AssemblyPage assembly={data} failure={failure !== undefined && "message" in failure ? failure.message : null} />;
}
