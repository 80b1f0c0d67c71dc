import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import { footnote } from "./footnote.ts";

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
