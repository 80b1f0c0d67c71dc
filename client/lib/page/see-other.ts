import { redirect } from "react-router";

/** Leads on after a form was posted, so that a reload doesn't post it again; or away from a page that isn't for this visitor. */
export const seeOther = (to: string, headers?: HeadersInit): Response => redirect(to, { status: 303, headers });
