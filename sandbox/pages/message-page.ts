import type { ErrorRequestHandler } from "express";
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

/** What the form's parser refuses is no fault of ours; anything else goes on. Express tells error handlers by their four parameters. */
export const answerUnreadableForm: ErrorRequestHandler = (error, _request, response, next) => {
  const status: unknown = error instanceof Error && "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500) return next(error);
  response
    .status(status)
    .send(messagePage("We could not read your details", "Something in the form is too long or was cut off. Please go back and try again."));
};
