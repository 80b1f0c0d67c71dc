import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

/** Asked anew by every page: another tab, or another device, may have changed them. */
const freshness = { staleTime: 0, refetchOnMount: false } as const;

/** The visitor's projects, and the parts that they are about to add. */
export const projectsQuery = (api: Api, lines: string) =>
  queryOptions({
    queryKey: ["projects", lines],
    queryFn: ({ signal }) => api.projects.list(lines === "" ? {} : { lines }, { signal }),
    ...freshness,
  });

export const projectQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ["project", id], queryFn: ({ signal }) => api.projects.get({ id }, { signal }), ...freshness });

/** For whoever has the link. */
export const sharedProjectQuery = (api: Api, token: string) =>
  queryOptions({ queryKey: ["shared-project", token], queryFn: ({ signal }) => api.projects.shared({ token }, { signal }), ...freshness });
