import { parsePicturePath } from "#sandbox/pictures/addresses/parse-picture-path.ts";
import { cmsAssetPath } from "#sandbox/pictures/addresses/picture-path.ts";
import { pictureSize } from "#sandbox/pictures/addresses/picture-request.ts";
import { isRecord } from "../is-record.ts";
import type { StoryContent } from "../story.ts";
import { markdownToRichText } from "./markdown-to-rich-text.ts";
import { idOf, uuidOf } from "./story-identity.ts";

export type Expansion = {
  /** Full slug of every story, without trailing slashes. */
  slugs: ReadonlySet<string>;
  /** Address under which a browser reaches the pictures service. */
  picturesUrl: string;
};

/**
 * Writes out the short forms that keep story files readable:
 * `{"$markdown": ["line", …]}` is rich text, `{"$picture": "scenes/shed/3.svg", "alt": "…"}` an asset, `{"$link": "/parts"}` a link (to a story where one stands at that address),
 * `{"$story": "promotions/…"}` a relation, `{"$stories": […]}` several, `{"$table": {"head": […], "rows": [[…]]}}` a table field. Blocks without a `_uid` get a stable one.
 */
export function expandContent(content: StoryContent, fullSlug: string, expansion: Expansion): StoryContent {
  return { ...expandFields(content, fullSlug, expansion), component: content.component };
}

function expandValue(value: unknown, place: string, expansion: Expansion): unknown {
  if (Array.isArray(value)) return value.map((item, index) => expandValue(item, `${place}.${index}`, expansion));
  if (!isRecord(value)) return value;
  if (Array.isArray(value["$markdown"])) return markdownToRichText(value["$markdown"].map(String), (href) => linkMark(href, expansion));
  if (typeof value["$picture"] === "string")
    return asset(value["$picture"], typeof value["alt"] === "string" ? value["alt"] : "", expansion);
  if (typeof value["$link"] === "string") return multilink(value["$link"], expansion);
  if (typeof value["$story"] === "string") return uuidOf(value["$story"]);
  if (isRecord(value["$table"])) return table(value["$table"]);
  if (Array.isArray(value["$stories"])) return value["$stories"].map((slug) => uuidOf(String(slug)));
  return expandFields(value, place, expansion);
}

function expandFields(fields: Record<string, unknown>, place: string, expansion: Expansion): Record<string, unknown> {
  const expanded = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, expandValue(value, `${place}.${key}`, expansion)]),
  );
  return typeof fields["component"] === "string" ? { _uid: uuidOf(place), ...expanded } : expanded;
}

function asset(path: string, alt: string, { picturesUrl }: Expansion): Record<string, unknown> {
  const picture = parsePicturePath(path);
  // An empty asset field is what the real API sends too, so a wrong path costs the picture and not the story.
  const filename = picture ? `${picturesUrl}/${cmsAssetPath(path, pictureSize(picture)).replace(/^\//, "")}` : "";
  return {
    id: idOf(path),
    alt,
    name: "",
    focus: "",
    title: "",
    source: "",
    filename,
    copyright: "",
    fieldtype: "asset",
    meta_data: {},
    is_external_url: false,
  };
}

function table({ head, rows }: Record<string, unknown>): Record<string, unknown> {
  const cells = (values: unknown, component: string) =>
    Array.isArray(values) ? values.map((value) => ({ _uid: "", value: String(value), component })) : [];
  const body = Array.isArray(rows) ? rows.map((row) => ({ _uid: "", body: cells(row, "_table_col"), component: "_table_row" })) : [];
  return { fieldtype: "table", thead: cells(head, "_table_head"), tbody: body };
}

function storyAt(href: string, { slugs }: Expansion): { slug: string; anchor: string } | null {
  const [path = "", anchor = ""] = href.split("#");
  const slug = path === "/" ? "home" : path.replace(/^\//, "");
  return href.startsWith("/") && slugs.has(slug) ? { slug, anchor } : null;
}

function multilink(href: string, expansion: Expansion): Record<string, unknown> {
  const story = storyAt(href, expansion);
  if (story)
    return { id: uuidOf(story.slug), url: "", anchor: story.anchor, linktype: "story", fieldtype: "multilink", cached_url: story.slug };
  if (href.startsWith("mailto:"))
    return { id: "", url: "", email: href.slice("mailto:".length), linktype: "email", fieldtype: "multilink", cached_url: "" };
  return { id: "", url: href, linktype: "url", fieldtype: "multilink", cached_url: href };
}

function linkMark(href: string, expansion: Expansion): Record<string, unknown> {
  const story = storyAt(href, expansion);
  if (story) return { href: story.slug, uuid: uuidOf(story.slug), anchor: story.anchor || null, target: "_self", linktype: "story" };
  if (href.startsWith("mailto:")) return { href: href.slice("mailto:".length), uuid: null, anchor: null, target: null, linktype: "email" };
  return { href, uuid: null, anchor: null, target: href.startsWith("http") ? "_blank" : null, linktype: "url" };
}
