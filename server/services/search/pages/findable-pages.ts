import type { Store } from "#shared/contract/stores/store.ts";
import type { FindablePage } from "./find-pages.ts";

type StoreList = { list(): Promise<readonly Store[]> };
type PageTitles = { pageTitles(): Promise<FindablePage[]> };

/** Pages that no list tells of. */
const ownPages: readonly FindablePage[] = [
  { kind: "help", label: "Stores", url: "/stores" },
  { kind: "help", label: "Contact us", url: "/contact" },
  { kind: "help", label: "Size guide", url: "/pages/size-guide" },
];

/** All that a search can lead to besides products and categories; each page once. */
export async function findablePages(stores: StoreList, content: PageTitles): Promise<FindablePage[]> {
  const [listed, titles] = await Promise.all([stores.list(), content.pageTitles()]);
  const found = [
    ...ownPages,
    ...listed.map(({ name, url, suburb, state, postcode }): FindablePage => ({
      kind: "store",
      label: name,
      url,
      words: `${suburb} ${state} ${postcode}`,
    })),
    ...titles.filter(({ url }) => url !== "/pages/contact"),
  ];
  return [...new Map(found.map((page) => [page.url, page])).values()];
}
