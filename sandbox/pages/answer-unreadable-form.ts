import type { ErrorRequestHandler } from "express";
import { messagePage } from "./message-page.ts";

/** What the form's parser refuses is no fault of ours; anything else goes on. Express tells error handlers by their four parameters. */
export const answerUnreadableForm: ErrorRequestHandler = (error, _request, response, next) => {
  const status: unknown = error instanceof Error && "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500) return next(error);
  response
    .status(status)
    .send(messagePage("We could not read your details", "Something in the form is too long or was cut off. Please go back and try again."));
};
