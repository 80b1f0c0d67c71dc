import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";
import type { Api } from "./api.ts";

/** What loaders and actions work with; made per request on the server, once in the browser. */
export type AppContext = { queryClient: QueryClient; api: Api };

export const appContext = createContext<AppContext>();
