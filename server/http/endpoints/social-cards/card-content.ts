import type { Services } from "#server/api/api-context.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { formatMoney } from "#shared/domain/money.ts";

/** What stands on a social card. */
export type CardContent = {
  /** Above the title: whose part it is, or what kind of page. */
  kicker: string;
  title: string;
  /** What it costs; null where nothing has a price. */
  price: string | null;
  picture: Picture | null;
};

type CardServices = Pick<Services, "catalogue" | "content">;

/** What is on the card of a page, by the page's path; null for a page that has none. What doesn't exist throws AppError NOT_FOUND. */
export async function cardContentOf(path: string, { catalogue, content }: CardServices, companyName: string): Promise<CardContent | null> {
  const [, room = "", rest = ""] = /^\/(products|parts|brands|home)(?:\/(.+))?$/.exec(path) ?? [];
  if (room === "home" && rest === "") {
    const { seo } = await content.page("home");
    return { kicker: companyName, title: seo.description || seo.title, price: null, picture: seo.picture };
  }
  if (rest === "") return null;
  if (room === "products") return productCard(rest, catalogue);
  if (room === "parts") {
    const { title, breadcrumbs, picture } = await catalogue.category(`/parts/${rest}`);
    return { kicker: breadcrumbs.at(-1)?.label ?? "Parts", title, price: null, picture };
  }
  const { name, banner, logo } = await content.brand(rest);
  return { kicker: "Brand", title: `${name} parts`, price: null, picture: logo ?? banner };
}

async function productCard(handle: string, { product }: CardServices["catalogue"]): Promise<CardContent> {
  const { vendor, title, pictures, variants } = await product(handle);
  const prices = variants.map(({ priceCents }) => priceCents);
  const from = Math.min(...prices) < Math.max(...prices) ? "From " : "";
  return { kicker: vendor, title, price: `${from}${formatMoney(Math.min(...prices))}`, picture: pictures[0] ?? null };
}
