import type { ContractRouterClient } from "@orpc/contract";
import { createContext, use } from "react";
import type { Contract } from "#shared/contract/contract.ts";

/** The shop's API as the pages see it: in process during SSR, `fetch` on /api in the browser. */
export type Api = ContractRouterClient<Contract>;

export const ApiReactContext = createContext<Api | null>(null);

/** The API of this render; throws outside the application's providers. */
export function useApi(): Api {
  const api = use(ApiReactContext);
  if (!api) throw new Error("useApi needs the application's providers around it");
  return api;
}
