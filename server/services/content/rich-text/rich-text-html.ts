import { richTextResolver } from "@storyblok/richtext";
import { z } from "zod";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import { sanitiseHtml } from "#server/input/html/sanitise-html.ts";
import { linkUrl } from "../fields/link-field.ts";
import { textField } from "../fields/text-field.ts";
import { cleanDocument } from "./clean-document.ts";

const headingSchema = z.object({ level: z.number().int().min(2).max(6) }).catch({ level: 2 });

/** A rich text field as harmless HTML. The renderer drops the strong mark, follows javascript: addresses and writes story links without a slash, so links, headings and strong are our own. It prints attributes as they are, so we escape them first. */
export function richTextHtml(value: unknown): string {
  const document = cleanDocument(value);
  if (!document) return "";
  const { render } = richTextResolver<string>({
    resolvers: {
      strong: (node, { render: print }) => print("strong", {}, node.text ?? ""),
      styled: (node, { render: print }) => print("span", { class: escapeHtml(textField.parse(node.attrs?.class)) }, node.text ?? ""),
      link: (node, { render: print }) => {
        const href = linkUrl(node.attrs);
        return href
          ? print("a", { href: escapeHtml(href), ...(node.attrs?.["target"] === "_blank" && { target: "_blank" }) }, node.text ?? "")
          : (node.text ?? "");
      },
      heading: (node, { render: print }) => print(`h${headingSchema.parse(node.attrs).level}`, {}, node.children ?? ""),
    },
  });
  return sanitiseHtml(render(document));
}
