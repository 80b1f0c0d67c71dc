import type { CategoryPage } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { assembliesRoot } from "#shared/domain/assembly.ts";
import { CategoryPromotions } from "./category-promotions.tsx";
import { ChildCategories } from "./child-categories.tsx";
import type { ListView } from "../product-list/product-list-params.ts";
import { Markup } from "#client/ui/text/markup.tsx";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import styles from "./category-intro.module.css";

type CategoryIntroProps = { category: CategoryPage; view: ListView; list: ProductList | null };

/** What stands between a category's title and its products: words, promotions, drawings (with a vehicle its own first) and the ways down. */
export function CategoryIntro({ category, view, list }: CategoryIntroProps) {
  const drawings = list?.drawings;
  const promotions = drawings
    ? [...category.promotions.filter(({ url }) => !url.startsWith(`${assembliesRoot}/`)), ...drawings]
    : category.promotions;
  return (
    <>
      <div className={styles.told}>
        {category.descriptionHtml && (
          <ReadMore>
            <Markup className={styles.description} html={category.descriptionHtml} />
          </ReadMore>
        )}
        <CategoryPromotions promotions={promotions} />
      </div>
      <ChildCategories categories={category.children} view={view} fitment={list?.fitmentFilter ?? null} />
    </>
  );
}
