import { QueryClient } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { type AppContext, appContext } from "../page/app-context.ts";
import { unusedApi } from "./unused-api.ts";

/** What loaders and actions of a test work with. An error that nobody foresaw fails it. */
export function contextWith(parts: Partial<AppContext> = {}): RouterContextProvider {
  const reportError = (error: unknown) => {
    throw error;
  };
  const context = new RouterContextProvider();
  context.set(appContext, { queryClient: new QueryClient(), api: unusedApi, vehicle: null, reportError, ...parts });
  return context;
}
