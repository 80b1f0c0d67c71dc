import type { Category, Promotion } from "#sandbox/catalogue/types.ts";
import { scenePath } from "#sandbox/pictures/addresses/picture-path.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { keptValue } from "#sandbox/storage/kept-value.ts";
import { type SourceStory, publishedAtDefault } from "../story.ts";
import { assemblyStories } from "./assembly-stories.ts";
import { brandStories } from "./brand-stories.ts";
import { carCardStories } from "./car-card-stories.ts";
import { categoryPicture, categoryStories } from "./category-stories.ts";
import { recommendationRecipes } from "./recommendation-recipes.ts";
import { vehicleGuideStories } from "./vehicle-guide-stories.ts";

const departments: readonly { label: string; urls: string[] }[] = [
  { label: "Body & Glass", urls: ["body-and-exterior", "glass-and-mirrors", "lighting", "badges-decals-and-emblems"] },
  { label: "Rubber & Interior", urls: ["rubber-and-weatherstrips", "interior-and-trim"] },
  { label: "Engine & Cooling", urls: ["engine", "cooling-and-heating", "fuel-system", "exhaust"] },
  { label: "Chassis & Brakes", urls: ["brakes", "suspension", "steering", "transmission-and-drivetrain", "wheels-and-tyres"] },
  { label: "Electrical", urls: ["electrical-and-ignition"] },
  { label: "Shed & Supplies", urls: ["tools-and-workshop", "hardware-and-fasteners", "car-care-and-paint", "accessories"] },
  { label: "Gifts & Books", urls: ["books-and-manuals", "apparel", "collectables-and-gifts"] },
];

/** What stands beside the departments. */
const besides: readonly { label: string; url: string }[] = [
  { label: "Brands", url: "/brands" },
  { label: "On now", url: "/promotions" },
  { label: "Workshop", url: "/content-hub" },
  { label: "Legends", url: "/legends" },
  { label: "Help", url: "/pages" },
];

/** From how many entries on the last level is worth showing; fewer are one click away anyway. */
const longList = 4;

/** The mega menu: departments over the category tree, at most three levels below the top, each with a card for its busiest category; then the pages beside them. */
function headerMenuStory(catalogue: Pick<ContentCatalogue, "categories" | "productsInCategory">): SourceStory {
  const stocked = catalogue.categories.filter(({ productCount }) => productCount > 0);
  const childrenOf = Map.groupBy(stocked, ({ parentId }) => parentId);
  const menuItem = (category: Category, levelsLeft: number): object => {
    const children = childrenOf.get(category.id) ?? [];
    const hasItems = levelsLeft > 1 || (levelsLeft === 1 && children.length >= longList);
    return {
      component: "NavigationItem",
      label: category.title,
      link: { $link: category.url },
      items: hasItems ? children.map((child) => menuItem(child, levelsLeft - 1)) : [],
    };
  };
  const items = departments.flatMap(({ label, urls }) => {
    const roots = urls.flatMap((url) => stocked.find((category) => category.url === `/parts/${url}`) ?? []);
    const [first] = roots;
    if (!first) return [];
    const isOneRoot = roots.length === 1;
    const below = isOneRoot ? (childrenOf.get(first.id) ?? []) : roots;
    return [
      {
        component: "NavigationItem",
        label,
        link: { $link: isOneRoot ? first.url : allOf(roots) },
        items: below.map((category) => menuItem(category, 2)),
        cards_title: "Popular right now",
        cards: [promoCard(busiest(roots), catalogue)],
      },
    ];
  });
  const pages = besides.map(({ label, url }) => ({ component: "NavigationItem", label, link: { $link: url }, items: [] }));
  const times = { firstPublishedAt: publishedAtDefault, publishedAt: publishedAtDefault };
  return {
    fullSlug: "navigation-menus/header",
    name: "Header menu",
    tags: [],
    position: 0,
    content: { component: "NavigationMenu", items: [...items, ...pages] },
    ...times,
  };
}

/** A department of several categories has no page of its own: all of it is the list of what is in any of them. */
function allOf(categories: readonly Category[]): string {
  return `/search?${new URLSearchParams(categories.map(({ handle }) => ["category", handle]))}`;
}

function busiest(categories: readonly Category[]): Category | undefined {
  return categories.toSorted((left, right) => right.productCount - left.productCount)[0];
}

function promoCard(category: Category | undefined, catalogue: Pick<ContentCatalogue, "productsInCategory">): object | null {
  if (!category) return null;
  return {
    component: "NavigationCard",
    heading: category.title,
    // No number: the menu beside it counts for the shopper's car.
    description: "From the everyday to the hard to find.",
    button_text: "Shop now",
    image: categoryPicture(category, catalogue),
    link: { $link: category.url },
  };
}

/** The stories that follow from the catalogue; story files stand beside them and may add to them. They look at products by the thousand, so they are kept for the next start. */
export function deriveStories(catalogue: ContentCatalogue, dataDir: string): SourceStory[] {
  return keptValue({ dataDir, fileName: "derived-stories.v8", madeOf: [catalogue.digest], make: () => storiesOf(catalogue) });
}

function storiesOf(catalogue: ContentCatalogue): SourceStory[] {
  return [
    ...brandStories(catalogue.brands),
    ...categoryStories(catalogue),
    ...promotionStories(catalogue.promotions),
    ...recommendationStories(catalogue),
    ...vehicleGuideStories(catalogue.vehicles),
    ...carCardStories(),
    ...assemblyStories(catalogue),
    headerMenuStory(catalogue),
  ];
}

/** One story a promotion of the catalogue, `promotions/{handle}`; a story file of the same slug adds its words and picture. */
function promotionStories(promotions: readonly Promotion[]): SourceStory[] {
  return promotions.map((promotion, position) => ({
    fullSlug: `promotions/${promotion.handle}`,
    name: promotion.title,
    tags: ["promotion"],
    position,
    content: {
      component: "Promotion",
      title: promotion.title,
      description: promotion.description,
      handle: promotion.handle,
      starts_at: promotion.startsAt,
      ends_at: promotion.endsAt,
      percent_off: promotion.percentOff ?? "",
      categories: promotion.categoryHandles,
      image: { $picture: scenePath({ scene: "workshop", seed: promotion.handle }), alt: `Illustration for ${promotion.title}` },
    },
    firstPublishedAt: promotion.startsAt,
    publishedAt: promotion.startsAt,
  }));
}

/** So many products a story, however large the catalogue: editors pick products by hand. */
const mostProducts = 30;

/** What the benches say of products (`content/recommendations/…`, component Recommendation). Which products a category holds follows from the catalogue, and so do their ids. */
function recommendationStories(catalogue: Pick<ContentCatalogue, "categories" | "productsInCategory">): SourceStory[] {
  return recommendationRecipes.flatMap(({ category: handle, expert, title, text, video }, position): SourceStory[] => {
    const category = catalogue.categories.find((candidate) => candidate.handle === handle);
    const products = category ? catalogue.productsInCategory(category.id, 0, mostProducts) : [];
    if (products.length === 0) return [];
    const content = {
      component: "Recommendation",
      title,
      text: { $markdown: text },
      expert: { $story: `experts/${expert}` },
      products: products.map(({ id }) => String(id)),
      youtube_video_id: video?.youtubeId ?? "",
      video_title: video?.title ?? "",
      video_poster: video
        ? { $picture: scenePath({ scene: video.scene, seed: title }), alt: `Illustration for the video ${video.title}` }
        : null,
    };
    const times = { firstPublishedAt: publishedAtDefault, publishedAt: publishedAtDefault };
    return [{ fullSlug: `content/recommendations/${handle}`, name: title, tags: [expert], position, content, ...times }];
  });
}
