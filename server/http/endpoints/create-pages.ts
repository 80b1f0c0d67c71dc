import type { RequestHandler } from "express";
import type { Logger } from "#server/observability/logger.ts";
import type { PageRenderer } from "#server/rendering/create-page-renderer.ts";
import { sendDoubleError } from "../errors/create-error-handler.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { ApiContextOf } from "../session/create-api-context.ts";

const pageMethods = new Set(["GET", "HEAD", "POST"]);

/** Hands every other request to the renderer. The renderer shows errors of a page itself, so one that escapes it is an error of the error page. */
export function createPages(render: PageRenderer, contextOf: ApiContextOf, logger: Logger): RequestHandler {
  return async function pages(req, res, next) {
    if (!pageMethods.has(req.method)) {
      res.set("allow", [...pageMethods].join(", "));
      next(Object.assign(new Error("a page was asked with another method"), { status: 405 }));
      return;
    }
    try {
      await render(req, res, contextOf(req, res));
    } catch (error) {
      // What a visitor did wrong, a form that is too large, say, is no fault of the page.
      if (toAppError(error).status < 500) return next(error);
      logger.error({ event: "ssr.error", error }, "a page could not be shown, not even its error page");
      sendDoubleError(res);
    }
  };
}
