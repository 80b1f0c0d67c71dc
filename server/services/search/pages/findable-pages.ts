import type { GoWithout } from "#server/observability/go-without.ts";
import type { Store } from "#shared/contract/stores/store.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";
import type { FindablePage } from "./find-pages.ts";

type StoreList = { list(): Promise<readonly Store[]> };
type CarPages = { pages(): Promise<FindablePage[]> };
type PageTitles = { pageTitles(): Promise<FindablePage[]> };

/** Pages that no list tells of. */
const ownPages: readonly FindablePage[] = [
  { kind: "help", label: "Stores", url: "/stores" },
  { kind: "help", label: "Assemblies: exploded views", url: "/assemblies" },
  { kind: "help", label: "All vehicles", url: "/vehicles" },
  { kind: "help", label: "Contact us", url: "/contact" },
  {
    kind: "help",
    label: "Find your order",
    url: "/orders/find",
    words: "track tracking parcel order status number cancel invoice receipt",
  },
  { kind: "help", label: "Quick order by number", url: "/quick-order", words: "paste list part numbers spreadsheet bulk csv" },
  { kind: "help", label: "Restoration projects", url: "/projects", words: "project build plan parts list" },
  {
    kind: "help",
    label: "Torque and fluid card of your car",
    url: "/garage/card",
    words: "torque fluids capacity specifications specs settings",
  },
  { kind: "help", label: "Your account", url: "/account", words: "my log login sign in password details profile orders history" },
  { kind: "help", label: "Your garage", url: "/garage", words: "my car cars vehicle add choose rego vin lookup plate fits fit" },
  { kind: "help", label: "Compare parts", url: "/compare" },
  { kind: "help", label: "Newsletter", url: "/newsletter", words: "subscribe unsubscribe" },
  { kind: "help", label: "Size guide", url: "/pages/size-guide" },
];

/** `isWhole` is false when some of the pages could not be had. */
export type FindablePages = { pages: FindablePage[]; isWhole: boolean };

/** All that a search can lead to besides products and categories; each page once. */
export async function findablePages(
  stores: StoreList,
  content: PageTitles,
  cars: CarPages,
  goWithout: GoWithout = () => nullUnlessOurFault,
): Promise<FindablePages> {
  const [ofStores, ofContent, ofCars] = await Promise.all([
    stores.list().catch(goWithout("stores among pages")),
    content.pageTitles().catch(goWithout("stories among pages")),
    cars.pages().catch(goWithout("cars among pages")),
  ]);
  const found = [
    ...ownPages,
    ...(ofStores ?? []).map(({ name, url, suburb, state, postcode }): FindablePage => ({
      kind: "store",
      label: name,
      url,
      words: `${suburb} ${state} ${postcode}`,
    })),
    ...(ofContent ?? []).filter(({ url }) => url !== "/pages/contact"),
    ...(ofCars ?? []),
  ];
  return {
    pages: [...new Map(found.map((page) => [page.url, page])).values()],
    isWhole: [ofStores, ofContent, ofCars].every((found) => found !== null),
  };
}
