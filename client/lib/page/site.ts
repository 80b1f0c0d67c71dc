import { createContext, use } from "react";
import type { Site } from "./head-tags.ts";

export const SiteContext = createContext<Site | null>(null);

/** The shop's public origin and name; throws outside the application's providers. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs the application's providers around it");
  return site;
}
