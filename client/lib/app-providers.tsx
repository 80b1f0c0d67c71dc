import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Api, ApiReactContext } from "./api.ts";
import type { Site } from "./head-tags.ts";
import { SiteContext } from "./site.ts";

type AppProvidersProps = { queryClient: QueryClient; api: Api; site: Site; children: ReactNode };

/** What every component may rely on, on the server and in the browser alike. */
export function AppProviders({ queryClient, api, site, children }: AppProvidersProps) {
  return (
    <SiteContext value={site}>
      <ApiReactContext value={api}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiReactContext>
    </SiteContext>
  );
}
