import type { ToldCategory } from "#shared/contract/catalogue/category.ts";
import { CategoryPromotions } from "#client/features/catalogue/category/category-promotions.tsx";
import { ChildCategories } from "#client/features/catalogue/category/child-categories.tsx";
import type { ListView } from "#client/features/catalogue/product-list/product-list-params.ts";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import styles from "./category-intro.module.css";

/** What stands between a category's title and its products: words, promotions and the ways down. */
export function CategoryIntro({ category, view }: { category: ToldCategory; view: ListView }) {
  return (
    <>
      <div className={styles.told}>
        {category.descriptionHtml && (
          <ReadMore>
            <div className={styles.description} dangerouslySetInnerHTML={{ __html: category.descriptionHtml }} />
          </ReadMore>
        )}
        <CategoryPromotions promotions={category.promotions} />
      </div>
      <ChildCategories categories={category.children} view={view} />
    </>
  );
}
