import { data, redirect } from "react-router";
import type { RouteErrorData } from "../api/route-error.ts";
import { noPageMessage } from "#shared/domain/error-words.ts";

/** Leads on after a form was posted, so that a reload doesn't post it again; or away from a page that isn't for this visitor. */
export const seeOther = (to: string, headers?: HeadersInit): Response => redirect(to, { status: 303, headers });

/** An error page's words, with what was typed into a form. */
export const withTyped = (message: string, text: string): string =>
  text === "" ? message : `${message}\n\nThis is what you typed:\n${text}`;

/** Thrown by a form that its page can't show any more: an error page tells why, and gives back what was typed. */
export function formGone({ message, status }: { message: string; status: number }, text = "") {
  const body: RouteErrorData = { code: "FORM_GONE", message: withTyped(message, text) };
  return data(body, { status });
}

/** Thrown by the loader of an address at which nothing is. */
export function noSuchPage() {
  const body: RouteErrorData = { code: "NOT_FOUND", message: noPageMessage };
  return data(body, { status: 404 });
}
