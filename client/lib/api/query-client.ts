import { QueryClient, type QueryOptions } from "@tanstack/react-query";

const freshMs = 60_000;

type Place = Required<Pick<QueryOptions, "gcTime" | "retry">>;

/** The cache of one request: it is thrown away as a whole, and whoever waits for a page waits for no second try. */
export const onServer: Place = { gcTime: Number.POSITIVE_INFINITY, retry: false };
/** The cache of one visit. */
export const inBrowser: Place = { gcTime: 10 * 60_000, retry: 1 };

/** The query cache of a place. */
export function createQueryClient(place: Place): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...place,
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        // Without a connection a question fails in words, instead of being busy until there is one, when nobody thinks of it any more.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}
