import { Router } from "express";

/** The ground behind the page in the tokens of the client, which browsers paint around the installed shop. */
export const themeColours = { light: "#fcf9f5", dark: "#0d1116" };

export const webManifestPath = "/site.webmanifest";

const iconSizes = [192, 512];

/** What makes the shop an app of its own on a telephone or a desktop, by its configured name. */
export function createWebManifest({ name }: { name: string }): Router {
  const manifest = JSON.stringify({
    id: "/",
    name,
    short_name: name.slice(0, 12),
    description: "Parts for the car in your garage, your projects, and what you kept to read in the shed.",
    lang: "en-AU",
    start_url: "/?utm_source=app",
    scope: "/",
    display: "standalone",
    background_color: themeColours.light,
    theme_color: themeColours.light,
    categories: ["shopping"],
    icons: [
      ...iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" })),
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Your garage", url: "/garage" },
      { name: "Your projects", url: "/projects" },
      { name: "Kept on this device", url: "/offline" },
    ],
  });
  return Router().get(webManifestPath, (_req, res) => {
    res.locals.routeId = "web-manifest";
    res.set("cache-control", "public, max-age=3600").type("application/manifest+json").send(manifest);
  });
}
