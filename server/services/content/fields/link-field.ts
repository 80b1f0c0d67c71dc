import { z } from "zod";
import { safeLinkUrl } from "#server/input/html/safe-url.ts";
import { storyUrl } from "../stories/story-relations.ts";

const text = z.string().nullish().catch(null);

const linkSchema = z.object({
  linktype: text,
  url: text,
  href: text,
  cached_url: text,
  email: text,
  anchor: text,
  /** Present when the client resolved the link. */
  story: z.object({ full_slug: z.string() }).nullish().catch(null),
});

/** A link field, or the attributes of a link in rich text, as an address that a browser may follow; null when there is none. External addresses stay as they are, internal paths get a leading slash. */
export const linkField = z
  .unknown()
  .optional()
  .transform((value) => linkUrl(value));

export function linkUrl(value: unknown): string | null {
  const link = linkSchema.safeParse(value).data;
  if (!link) return null;
  const address = link.url || link.href || link.cached_url || "";
  switch (link.linktype) {
    case "story": {
      const slug = link.story?.full_slug || link.cached_url || link.href;
      return slug ? safeLinkUrl(storyUrl(slug, link.anchor)) : null;
    }
    case "email":
      return link.email || address ? safeLinkUrl(`mailto:${link.email || address}`) : null;
    default:
      return safeLinkUrl(withLeadingSlash(address));
  }
}

function withLeadingSlash(address: string): string {
  return address === "" || /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(address.trim()) ? address : `/${address}`;
}
