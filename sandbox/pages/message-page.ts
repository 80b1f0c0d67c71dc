import { html } from "./html.ts";
import { pageFrame } from "./page-frame.ts";

/** A page with nothing but a friendly sentence and the way back. */
export function messagePage(title: string, text: string): string {
  return pageFrame(
    title,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="button" href="/">Back to the shop</a></p>`,
  );
}
