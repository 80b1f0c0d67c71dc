import { QueryClient } from "@tanstack/react-query";

const freshMs = 60_000;

/** The query cache of one request on the server, or of one visit in the browser. */
export function createQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * 60_000,
        retry: isServer ? false : 1,
        refetchOnWindowFocus: false,
        // Without a connection a question fails in words, instead of being busy until there is one, when nobody thinks of it any more.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}
