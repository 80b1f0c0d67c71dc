import type { Category } from "#sandbox/catalogue/types.ts";
import { categoryPicturePath } from "#sandbox/pictures/picture-path.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { publishedAtDefault } from "../published-at-default.ts";
import type { SourceStory } from "../story.ts";
import { describeCategory } from "./describe-category.ts";

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
