import { type LoaderFunctionArgs, redirect } from "react-router";
import { brandQuery } from "#client/features/content/queries.ts";
import { appContext } from "#client/lib/app-context.ts";

/** A brand's loader that sends whoever asks by an id to the brand's slug, the query untouched. */
export function atBrandSlug(load: (args: LoaderFunctionArgs) => Promise<null>) {
  return async (args: LoaderFunctionArgs): Promise<null> => {
    await load(args);
    const { api, queryClient } = args.context.get(appContext);
    const asked = args.params["slug"] ?? "";
    const brand = queryClient.getQueryData(brandQuery(api, asked).queryKey);
    if (brand && brand.slug !== asked) throw redirect(`/brands/${brand.slug}${new URL(args.request.url).search}`, 301);
    return null;
  };
}
