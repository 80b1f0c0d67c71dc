import type { RequestHandler } from "express";
import type { StoryLibrary } from "../story-library.ts";

/** Opens what is published and no draft; every other token is a preview token. */
const publicToken = "sandbox";

/** Asks for a token, and sends published requests without a content version to the same address with the newest one, as the real API does. */
export function deliveryGuard(library: StoryLibrary): RequestHandler {
  return async function guardDelivery(request, response, next) {
    const url = new URL(request.originalUrl, "http://sandbox");
    if (!url.searchParams.get("token")) {
      response.status(401).json({ error: "Unauthorized" });
      return;
    }
    const isDraft = url.searchParams.get("version") === "draft";
    if (isDraft && url.searchParams.get("token") === publicToken) {
      response.status(401).json({ error: "Unauthorized" });
      return;
    }
    if (isDraft || url.searchParams.has("cv") || request.path.endsWith("/spaces/me")) {
      response.set({
        "cache-control": isDraft ? "no-store" : "max-age=0, public, s-maxage=604800",
        "x-ratelimit-policy": '"concurrent-requests";q=1000',
      });
      next();
      return;
    }
    const { cv } = await library.current();
    response.set("cache-control", "no-store").redirect(301, `${url.pathname}${url.search}&cv=${cv}`);
  };
}
