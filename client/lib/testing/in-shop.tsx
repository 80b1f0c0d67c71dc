import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import type { Api } from "../api/api.ts";
import { AppProviders } from "../page/app-providers.tsx";
import type { Site } from "../page/head/head-tags.ts";
import { unusedApi } from "./unused-api.ts";

type InShopProps = { api?: Api; queryClient?: QueryClient; site?: Partial<Site>; children: ReactNode };

const usualSite: Site = { origin: "http://shop.test", name: "Rares" };

/** What every component may rely on, around those that a test is about: an API, a query cache, and a router that stands at the home page. */
export function InShop({ api = unusedApi, queryClient, site, children }: InShopProps) {
  const [own] = useState(() => queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <AppProviders queryClient={own} api={api} site={{ ...usualSite, ...site }} vehicle={null}>
      <MemoryRouter>{children}</MemoryRouter>
    </AppProviders>
  );
}
