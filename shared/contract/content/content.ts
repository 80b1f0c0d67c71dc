import { z } from "zod";
import { linkSchema, pictureSchema } from "../picture.ts";

/** One entry of the mega menu; at most three levels below the top. */
export type MenuItem = {
  label: string;
  url: string;
  items: MenuItem[];
  promo?: { title: string; text: string; url: string; picture: z.infer<typeof pictureSchema> | null };
};
const menuItemSchema: z.ZodType<MenuItem> = z.object({
  label: z.string(),
  url: z.string(),
  get items() {
    return z.array(menuItemSchema);
  },
  promo: z.object({ title: z.string(), text: z.string(), url: z.string(), picture: pictureSchema.nullable() }).optional(),
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
