import { useMemo } from "react";
import { trustedHtml } from "#client/hydration/trusted-types.ts";

/** Text with markup in it, which the server made harmless. The one way for HTML into a page. */
export function Markup({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
