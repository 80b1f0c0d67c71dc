import type { Category } from "#sandbox/catalogue/types.ts";
import type { Commerce } from "../commerce.ts";
import { toGid } from "#sandbox/graphql/gid.ts";

type MenuItemNode = {
  id: string;
  title: string;
  type: string;
  url: string;
  tags: string[];
  resourceId: string;
  resource: null;
  items: MenuItemNode[];
};

/** The one menu that the shop's platform keeps: the category tree's first three levels. */
export function findMenu({ catalogue, publicUrl }: Commerce, handle: string) {
  if (handle !== "main-menu") return null;
  const itemsBelow = (parentId: number | null): MenuItemNode[] =>
    catalogue.categories
      .filter((category) => category.parentId === parentId && category.level <= 3)
      .map((category) => itemOf(category, itemsBelow(category.id)));
  const itemOf = ({ id, title, url }: Category, items: MenuItemNode[]): MenuItemNode => ({
    id: toGid("MenuItem", id),
    title,
    type: "COLLECTION",
    url: `${publicUrl}${url}`,
    tags: [],
    resourceId: toGid("Collection", id),
    resource: null,
    items,
  });
  const items = itemsBelow(null);
  return { id: toGid("Menu", 1), handle, title: "Main menu", items, itemsCount: items.length };
}
