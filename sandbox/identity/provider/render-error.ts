import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { problemPage } from "../problem-page.ts";

/** Errors that no redirect may carry: the client or its address is not known, or the sign-in is over. */
export function renderError(ctx: KoaContextWithOIDC, { error, error_description: description }: ErrorOut): void {
  ctx.type = "html";
  ctx.body = problemPage({
    title: "We can't carry on from here",
    text: "Something about this link is out of date or not right. Please start again from the shop.",
    detail: description === undefined ? error : `${error}: ${description}`,
  });
}
