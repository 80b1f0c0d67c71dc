import { createContext, use } from "react";
import type { OptionalService, Site } from "./head/head-tags.ts";

export const SiteContext = createContext<Site | null>(null);

/** The shop's public origin and name; throws outside the application's providers. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite needs the application's providers around it");
  return site;
}

/** How the shop is reached instead where a service is switched off; null where it is open. */
export function useClosed(service: OptionalService): { phone: string | null; email: string | null } | null {
  const { closed } = useSite();
  return closed?.services.includes(service) ? { phone: closed.phone, email: closed.email } : null;
}
