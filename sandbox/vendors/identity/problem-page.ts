import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";

type Problem = { title: string; text: string; detail?: string };

/** What went wrong, and the way to begin again. */
export function problemPage({ title, text, detail }: Problem): string {
  return pageFrame(
    title,
    html`<div class="narrow">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${detail !== undefined && html`<p class="meta">${detail}</p>`}
      <p><a class="button" href="/login">Sign in</a></p>
    </div>`,
    { footnote },
  );
}

/** What every page of this provider says about itself. */
export const footnote = "Practice sign-in: it stands in for Shopify's customer accounts, and its mail never leaves this sandbox.";
