declare namespace Express {
  /** What the pipeline's steps leave on a response for later steps. */
  interface Locals {
    requestId: string;
    /** For the inline scripts and styles of this one response. */
    cspNonce: string;
    /** The matched route's id, set by the renderer and the API; the metrics' label. */
    routeId?: string;
    /** True once anything read who is asking: such a response never enters a shared cache. */
    isPersonalised?: boolean;
    /** True for an editor who sees drafts. */
    isPreview?: boolean;
    /** True where a page could not be had because a vendor failed, which has its own line in the log. */
    isVendorFailure?: boolean;
    /** What an error page says did not work, and where it offers to try again. */
    attempt?: { heading: string; tryAgainPath: string };
  }
}
