import type { Catalogue, CatalogueProduct, Category, Promotion } from "#sandbox/catalogue/types.ts";

/** Every category and every promotion is a collection. Promotions' ids start where no category's id reaches. */
export type CollectionNode = {
  __typename: "Collection";
  numericId: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  source: { category: Category } | { promotion: Promotion };
};

const firstPromotionId = 1_000_001;

export function collectionNodes(catalogue: Catalogue): CollectionNode[] {
  return [...catalogue.categories.map(categoryNode), ...catalogue.promotions.map(promotionNode)];
}

export function collectionNodesOf(catalogue: Catalogue, product: CatalogueProduct): CollectionNode[] {
  const categories = catalogue.categories.filter(({ id }) => product.categoryIds.includes(id)).map(categoryNode);
  const promotions = catalogue.promotions
    .map(promotionNode)
    .filter(({ source }) => "promotion" in source && product.promotionHandles.includes(source.promotion.handle));
  return [...categories, ...promotions];
}

export function findCollection(catalogue: Catalogue, wanted: { handle: string } | { id: number }): CollectionNode | null {
  const isWanted = (node: CollectionNode) => ("id" in wanted ? node.numericId === wanted.id : node.handle === wanted.handle);
  return collectionNodes(catalogue).find(isWanted) ?? null;
}

function categoryNode(category: Category): CollectionNode {
  return {
    __typename: "Collection",
    numericId: category.id,
    handle: category.handle,
    title: category.path,
    descriptionHtml: "",
    source: { category },
  };
}

function promotionNode(promotion: Promotion, index: number): CollectionNode {
  const { title, description } = promotion;
  const handle = promotionCollectionHandle(promotion.handle);
  return {
    __typename: "Collection",
    numericId: firstPromotionId + index,
    handle,
    title,
    descriptionHtml: `<p>${description.replaceAll("&", "&amp;")}</p>`,
    source: { promotion },
  };
}

const prefix = "promotion-";

/** Promotions are collections too; the prefix keeps their handles apart from the categories'. */
export function promotionCollectionHandle(promotionHandle: string): string {
  return promotionHandle.startsWith(prefix) ? promotionHandle : `${prefix}${promotionHandle}`;
}
