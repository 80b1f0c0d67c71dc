import { z } from "zod";
import type { Layout } from "#shared/contract/content.ts";
import { linkField } from "../fields/link-field.ts";
import { listField } from "../fields/list-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const linkSchema = z.object({ link_text: z.string().min(1), link_href: linkField });
const socialSchema = z.object({ name: z.string().min(1), link: linkField });
const footerSchema = z.object({
  menus: listField(z.object({ title: textField, links: listField(linkSchema) })),
  social: listField(socialSchema),
});

export type Footer = Pick<Layout, "footerMenus" | "socialLinks">;

export function toFooter(story: Story): Footer {
  const { menus, social } = footerSchema.parse(story.content);
  return {
    footerMenus: menus.map(({ title, links }) => ({
      title,
      links: links.flatMap(({ link_text, link_href }) => (link_href ? [{ label: link_text, url: link_href }] : [])),
    })),
    socialLinks: social.flatMap(({ name, link }) => (link ? [{ label: name, url: link }] : [])),
  };
}
