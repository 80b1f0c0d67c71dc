import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

export const brandQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ["brand", slug], queryFn: ({ signal }) => api.content.brand({ slug }, { signal }), staleTime: 60_000 });
