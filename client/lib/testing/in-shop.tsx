import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import type { Api } from "../api/api.ts";
import { AppProviders } from "../page/app-providers.tsx";
import { unusedApi } from "./unused-api.ts";

type InShopProps = { api?: Api; queryClient?: QueryClient; children: ReactNode };

const site = { origin: "http://shop.test", name: "Rares" };

/** What every component may rely on, around those that a test is about: an API, a query cache, and a router that stands at the home page. */
export function InShop({ api = unusedApi, queryClient, children }: InShopProps) {
  const [own] = useState(() => queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <AppProviders queryClient={own} api={api} site={site} vehicle={null}>
      <MemoryRouter>{children}</MemoryRouter>
    </AppProviders>
  );
}
