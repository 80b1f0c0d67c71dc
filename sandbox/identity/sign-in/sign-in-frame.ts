import type { Markup } from "#sandbox/pages/html.ts";
import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import { footnote } from "../footnote.ts";

/** One column, and a way back to the shop that gives the sign-in up. */
export function signInFrame(path: string, title: string, main: Markup, error: string | undefined): string {
  return pageFrame(error === undefined ? title : `Error: ${title}`, html`<div class="narrow">${main}</div>`, {
    back: { label: "Cancel", href: `${path}/cancel` },
    footnote,
  });
}
