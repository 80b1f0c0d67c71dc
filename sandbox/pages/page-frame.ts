import { html, type Markup } from "./html.ts";

/** Addresses below the shop's own origin, where the browser finds these pages. */
export const checkoutPath = "/_vendors/checkout";

type Surroundings = { back?: { label: string; href: string }; footnote?: string };

/** The frame of every page that the platform serves by itself; no scripts, one stylesheet. */
export function pageFrame(
  title: string,
  main: Markup,
  {
    back = { label: "Back to the shop", href: "/" },
    footnote = "Practice checkout: nothing is charged and nothing is posted.",
  }: Surroundings = {},
): string {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <title>${title} | Rares</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${checkoutPath}/assets/checkout.css" />
      </head>
      <body>
        <header class="masthead">
          <a class="mark" href="/">Rares</a>
          <a class="back" href="${back.href}">${back.label}</a>
        </header>
        <main>${main}</main>
        <footer class="colophon"><p>${footnote}</p></footer>
      </body>
    </html>`.text;
}
