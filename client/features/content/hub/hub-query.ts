import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

/** `path` is what stands behind /content-hub/; empty for the front of the hub. */
export const hubQuery = (api: Api, path: string, page: number) =>
  queryOptions({
    queryKey: ["hub", path, page],
    queryFn: ({ signal }) => api.content.hub({ path, page }, { signal }),
    staleTime: 60_000,
  });
