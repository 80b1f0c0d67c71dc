import { z } from "zod";
import type { Layout, MenuItem } from "#shared/contract/content/content.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import { linkField } from "../fields/link-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache, ContentLogger } from "../stories/content-cache.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";

const deepest = 3;
const cardSchema = z.object({
  heading: z.string().min(1),
  description: textField,
  button_text: textField,
  image: pictureField,
  link: linkField,
});
const itemSchema = z.object({
  label: z.string().min(1),
  link: linkField,
  items: z.array(z.unknown()).catch([]),
  cards_title: textField,
  cards: listField(cardSchema),
});

/** The mega menu: entries without a label or an address are left out, together with what is below them. */
export function toHeaderMenu(story: Story): MenuItem[] {
  return toItems(story.content["items"], 0);
}

function toItems(raw: unknown, level: number): MenuItem[] {
  if (!Array.isArray(raw) || level > deepest) return [];
  return raw.flatMap((entry): MenuItem[] => {
    const item = itemSchema.safeParse(entry).data;
    if (!item?.link) return [];
    const cards = item.cards.flatMap(({ heading, description, button_text, link, image }) =>
      link ? [{ title: heading, text: description, buttonLabel: button_text, url: link, picture: image }] : [],
    );
    const promos = cards.length > 0 && { promos: { title: item.cards_title, cards } };
    return [{ label: item.label, url: item.link, items: toItems(item.items, level + 1), ...promos }];
  });
}

const linkSchema = z.object({ link_text: z.string().min(1), link_href: linkField });
const socialSchema = z.object({ name: z.string().min(1), link: linkField });
const footerSchema = z.object({
  menus: listField(z.object({ title: textField, links: listField(linkSchema) })),
  social: listField(socialSchema),
});

type Footer = Pick<Layout, "footerMenus" | "socialLinks">;

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

const schema = z.object({
  heading_text: textField,
  description: textField,
  email_placeholder_text: textField,
  submit_button_text: textField,
});

type EmailSubscription = Pick<Layout, "emailSubscription">;

export function toEmailSubscription(story: Story): EmailSubscription {
  const { heading_text, description, email_placeholder_text, submit_button_text } = schema.parse(story.content);
  return {
    emailSubscription: {
      title: heading_text || "Sign up for emails to get the latest offers",
      text: description,
      placeholder: email_placeholder_text || "Enter email address",
      buttonLabel: submit_button_text || "Subscribe",
    },
  };
}

const bannerSchema = z.object({
  kind: z.enum(["promotional", "store-locator"]).catch("promotional"),
  text: z.string().min(1),
  link_text: textField,
  link: linkField,
});

type Banners = Pick<Layout, "promotionalBanner" | "storeLocatorBanner">;

/** Of each kind the newest banner, as the stories come newest first. */
export function toBanners(stories: Story[]): Banners {
  const banners = stories.flatMap(({ content }) => bannerSchema.safeParse(content).data ?? []);
  const newest = (kind: "promotional" | "store-locator") => {
    const banner = banners.find((candidate) => candidate.kind === kind);
    if (!banner) return null;
    return { text: banner.text, link: banner.link ? { label: banner.link_text || "Find out more", url: banner.link } : null };
  };
  return { promotionalBanner: newest("promotional"), storeLocatorBanner: newest("store-locator") };
}

/** The layout is the same object for as long as its parts are: what pages render of it is kept by that. */
export function layoutLoader(
  stories: StoryPort,
  cached: ContentCache,
  logger: ContentLogger,
  own: Pick<Layout, "company" | "shipping">,
): () => Promise<Layout> {
  let last: Layout | null = null;
  return async () => {
    const loaded = { ...(await loadLayout(stories, cached, logger)), ...own };
    if (last === null || !haveSameParts(last, loaded)) last = loaded;
    return last;
  };
}

function haveSameParts(one: Layout, other: Layout): boolean {
  const parts: unknown[] = Object.values(other);
  return Object.values(one).every((part, at) => part === parts[at]);
}

/** Asks for all parts at once and waits for all of them: a part that fails is empty, because no page may break for its frame. */
async function loadLayout(stories: StoryPort, cached: ContentCache, logger: ContentLogger): Promise<Omit<Layout, "company" | "shipping">> {
  const [header, footer, banners, email] = await Promise.allSettled([
    cached("layout/header", async () => ({ headerMenu: toHeaderMenu(await stories.story("navigation-menus/header")) })),
    cached("layout/footer", async () => toFooter(await stories.story("navigation-menus/footer"))),
    cached("layout/banners", async () =>
      toBanners(await stories.stories({ startsWith: "website-banner", component: "WebsiteBanner", sortBy: "published_at:desc" })),
    ),
    cached("layout/email-subscription", async () => toEmailSubscription(await stories.story("content/email-subscription"))),
  ]);

  function partOr<Part>(name: string, result: PromiseSettledResult<Part>, empty: Part): Part {
    if (result.status === "fulfilled") return result.value;
    // This line would come with every page.
    if (!isLogged(result.reason))
      logger.warn({ event: "content.layout", part: name, error: result.reason }, "a part of the layout could not be loaded");
    return empty;
  }

  return {
    ...partOr("header", header, { headerMenu: [] }),
    ...partOr("footer", footer, { footerMenus: [], socialLinks: [] }),
    ...partOr("banners", banners, { promotionalBanner: null, storeLocatorBanner: null }),
    ...partOr("email-subscription", email, { emailSubscription: null }),
  };
}
