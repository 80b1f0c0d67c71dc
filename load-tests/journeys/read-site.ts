import http from "k6/http";
import type { Settings } from "../settings/read-settings.ts";
import { pathsIn, toSiteData, type SiteData } from "../shop/sitemap.ts";
import { syntheticHeader } from "./headers.ts";

/** Reads the shop's own sitemap, and sees before the load begins that what is chosen can be done. */
export function readSite(settings: Settings): SiteData {
  const { origin, journeys } = settings;
  const read = (path: string): string => {
    const { status, body } = http.get<"text">(origin + path, {
      headers: syntheticHeader(settings),
      responseType: "text",
      tags: { name: "GET /sitemap.xml" },
    });
    if (status !== 200) throw new Error(`${origin}${path} answered ${status}: is that the shop, and is it open?`);
    return body;
  };
  const files = pathsIn(read("/sitemap.xml")).filter((path) => /\/(?:categories|products-1)\.xml$/.test(path));
  const data = toSiteData(files.flatMap((path) => pathsIn(read(path))));
  if (journeys.includes("account") && !hasMailbox(settings)) {
    throw new Error("Customers can't sign in where there is no sandbox: leave their journey out with JOURNEYS=browse,search,buy.");
  }
  return data;
}

function hasMailbox(settings: Settings): boolean {
  const { status } = http.get(`${settings.origin}/_vendors/mailbox/messages.json`, {
    headers: syntheticHeader(settings),
    tags: { name: "GET mailbox" },
  });
  return status === 200;
}
