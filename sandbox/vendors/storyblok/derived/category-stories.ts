import type { Category } from "#sandbox/catalogue/types.ts";
import { categoryPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";
import { categoryTexts } from "./category-texts.ts";

type CategorySource = Pick<ContentCatalogue, "categories" | "productsInCategory">;

/** One story a category that sells something: `content/categories/{handle}`, component Category. */
export function categoryStories(catalogue: CategorySource): SourceStory[] {
  return catalogue.categories
    .filter(({ productCount }) => productCount > 0)
    .map((category, position) => ({
      fullSlug: `content/categories/${category.handle}`,
      name: category.title,
      tags: [`level-${category.level}`],
      position,
      content: {
        component: "Category",
        name: category.title,
        level: category.level,
        thumb_image: categoryPicture(category, catalogue),
        link: { $link: category.url },
        description: { $markdown: describeCategory(category, catalogue) },
        product_category: { title: category.path, full_slug: category.url.replace(/^\//, ""), handle: category.handle },
      },
      firstPublishedAt: publishedAtDefault,
      publishedAt: publishedAtDefault,
    }));
}

/** The short form of the picture that stands for a category: drawn with the part family of its first product. */
export function categoryPicture(
  category: Category,
  catalogue: Pick<CategorySource, "productsInCategory">,
): { $picture: string; alt: string } | null {
  const path = catalogue.productsInCategory(category.id, 0, 1)[0]?.images[0]?.path;
  const family = path?.split("/")[1];
  return family ? { $picture: categoryPicturePath(category.handle, family), alt: `Illustration of ${category.title.toLowerCase()}` } : null;
}

const list = new Intl.ListFormat("en-AU", { type: "conjunction" });
const looksAt = 10;
const mostNamed = 3;

/** A category in a few sentences, as Markdown: its own words, or what is in it and then the words of the range that it belongs to. */
function describeCategory(category: Category, catalogue: Pick<ContentCatalogue, "categories" | "productsInCategory">): string[] {
  const own = categoryTexts[category.handle];
  if (own) return [own];
  const range = ancestors(category, catalogue.categories).find(({ handle }) => categoryTexts[handle]);
  return [[contents(category, catalogue), range && categoryTexts[range.handle]].filter(Boolean).join(" ")];
}

function contents({ id, title }: Category, catalogue: Pick<ContentCatalogue, "productsInCategory">): string {
  const products = catalogue.productsInCategory(id, 0, looksAt);
  const makers = mostFrequent(products.map(({ vendor }) => vendor));
  const materials = mostFrequent(products.flatMap(({ material }) => (material ? withSmallInitial(material) : [])));
  const from = makers.length === 0 ? "" : ` from ${list.format(makers)}`;
  const made = materials.length === 0 ? "" : `, in ${list.format(materials)}`;
  return `${title}${from}${made}.`;
}

function mostFrequent(names: string[]): string[] {
  const groups = [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length);
  return groups.slice(0, mostNamed).map(([name]) => name);
}

/** "Cast iron" stands in the middle of a sentence as "cast iron", "EPDM" as it is. */
function withSmallInitial(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** From the parent up to the root. */
function ancestors({ parentId }: Category, categories: readonly Category[]): Category[] {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? [parent, ...ancestors(parent, categories)] : [];
}
