import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

const staleTime = 60_000;

export const expertsQuery = (api: Api) =>
  queryOptions({ queryKey: ["experts"], queryFn: ({ signal }) => api.content.experts(undefined, { signal }), staleTime });

export const expertQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ["expert", slug], queryFn: ({ signal }) => api.content.expert({ slug }, { signal }), staleTime });
