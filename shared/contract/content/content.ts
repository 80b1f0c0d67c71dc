import { z } from "zod";
import { linkSchema, pictureSchema } from "../picture.ts";

/** What editors put beside an entry's list, under a title of their own; `buttonLabel` is empty where they wrote none. */
const menuPromosSchema = z.object({
  title: z.string(),
  cards: z.array(
    z.object({ title: z.string(), text: z.string(), buttonLabel: z.string(), url: z.string(), picture: pictureSchema.nullable() }),
  ),
});
export type MenuPromos = z.infer<typeof menuPromosSchema>;

/** One entry of the mega menu; at most three levels below the top. */
export type MenuItem = { label: string; url: string; items: MenuItem[]; promos?: MenuPromos };
const menuItemSchema: z.ZodType<MenuItem> = z.object({
  label: z.string(),
  url: z.string(),
  get items() {
    return z.array(menuItemSchema);
  },
  promos: menuPromosSchema.optional(),
});

const bannerSchema = z.object({ text: z.string(), link: linkSchema.nullable() });

/** What every page shows around its own content. */
export const layoutSchema = z.object({
  headerMenu: z.array(menuItemSchema),
  footerMenus: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  socialLinks: z.array(linkSchema),
  promotionalBanner: bannerSchema.nullable(),
  storeLocatorBanner: bannerSchema.nullable(),
  emailSubscription: z.object({ title: z.string(), text: z.string(), placeholder: z.string(), buttonLabel: z.string() }).nullable(),
  company: z.object({ name: z.string(), phone: z.string().nullable() }),
  /** A flat rate, and the total from which delivery is free. In cents. */
  shipping: z.object({ flatRateCents: z.number().int(), freeFromCents: z.number().int() }),
});
export type Layout = z.infer<typeof layoutSchema>;
