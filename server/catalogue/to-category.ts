import type { Category, CategoryNode } from "#shared/contract/category.ts";
import { breadcrumbsOf } from "./breadcrumbs-of.ts";
import type { CategoryRecord } from "./category-source.ts";

const allCategories = { label: "All Categories", url: "/parts" };

/** A category's page: the trail to it and what stands below it, empty branches left out. */
export function toCategory(record: CategoryRecord, records: readonly CategoryRecord[]): Category {
  const children = records.filter(({ parentHandle, productCount }) => parentHandle === record.handle && productCount > 0);
  const names = children.slice(0, 4).map(({ title }) => title);
  const range = names.length > 0 ? ` Shop ${names.join(", ")} and more.` : "";
  return {
    handle: record.handle,
    title: record.title,
    url: record.url,
    descriptionHtml: null,
    picture: record.picture,
    breadcrumbs: [allCategories, ...breadcrumbsOf(records, record.parentHandle)],
    children: children.map((child) => Object.assign(toCategoryNode(child), { picture: child.picture })),
    productCount: record.productCount,
    seo: {
      title: record.title,
      description: `${record.title} for Australian classics and everyday cars: ${record.productCount} parts.${range}`,
    },
  };
}

export function toCategoryNode({ handle, parentHandle, title, url, level, productCount }: CategoryRecord): CategoryNode {
  return { handle, parentHandle, title, url, level, productCount };
}
