import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chunkOf, neededAlong } from "./chunk-rule.ts";

const pages = {
  home: "client/routes/shop/home/home.tsx",
  product: "client/routes/shop/product/product.tsx",
  category: "client/routes/shop/list/category.tsx",
  search: "client/routes/shop/list/search.tsx",
  article: "client/routes/content/article.tsx",
};
const layout = "client/routes/layout/layout.tsx";
const parts = {
  layout: "client/routes/layout/layout-parts.ts",
  product: "client/parts/product-parts.ts",
  home: "client/parts/home-parts.ts",
  list: "client/parts/list-parts.ts",
};
const onUse = "client/hydration/on-use.ts";
const moreProductParts = "client/parts/stock-alert.tsx";
const module = "client/ui/module.tsx";

/** The chunk of a module that these import. */
const chunkFor = (...importers: string[]) => chunkAt(module, importers);

function chunkAt(path: string, importers: string[]): string | null {
  const absolute = (paths: string[]) => paths.map((path) => resolve(path));
  const links = (from: { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[]; dynamicallyImportedIds?: string[] }) => ({
    isEntry: from.isEntry ?? false,
    importers: absolute(from.importers ?? []),
    dynamicImporters: absolute(from.dynamicImporters ?? []),
    dynamicallyImportedIds: absolute(from.dynamicallyImportedIds ?? []),
  });
  const table = "client/routes.tsx";
  const entry = "client/entry.browser.tsx";
  const graph = new Map(
    Object.entries({
      [entry]: links({ isEntry: true }),
      [table]: links({ importers: [entry], dynamicallyImportedIds: Object.values(pages) }),
      [layout]: links({ importers: [table] }),
      ...Object.fromEntries(Object.values(pages).map((page) => [page, links({ dynamicImporters: [table] })])),
      [parts.layout]: links({ dynamicImporters: [layout] }),
      [onUse]: links({ dynamicImporters: [entry] }),
      [parts.product]: links({ dynamicImporters: [pages.product] }),
      [moreProductParts]: links({ dynamicImporters: [pages.product] }),
      [parts.home]: links({ dynamicImporters: [pages.home] }),
      [parts.list]: links({ dynamicImporters: [pages.category] }),
      [path]: links({ importers }),
    }).map(([path, info]) => [resolve(path), info]),
  );
  return chunkOf(resolve(path), { getModuleInfo: (id) => graph.get(id) ?? null });
}

test.each([
  ["what two kinds of pages begin with is common to all", [pages.home, pages.product], "common"],
  ["what both pages of a kind begin with is the kind's own", [pages.category, pages.search], "list"],
  ["what the only page of a kind begins with is the kind's own", [pages.product], "product"],
  ["what one page of a kind begins with stays with that page", [pages.category], null],
  ["what a page begins with and every page brings later is apart from the page's own", [pages.product, parts.layout], "product-and-others"],
  ["what a page begins with and another kind brings later is apart from the page's own", [pages.product, parts.home], "product-and-others"],
  ["what every page brings later is one file, whoever else needs it", [parts.layout, parts.product, pages.article], "every-page"],
  ["what the parts of two kinds share is one file", [parts.product, parts.home], "parts"],
  ["what parts of lists share with another kind is apart from what they don't need", [parts.list, parts.product], "parts-of-lists"],
  ["what parts of lists share with pages elsewhere goes with it", [parts.list, pages.article], "parts-of-lists"],
  [
    "what parts of lists and of the front page share comes with every page, so that neither asks for the other's",
    [parts.list, parts.home],
    "every-page",
  ],
  ["what the parts of one kind share goes with it", [parts.product, moreProductParts], "parts"],
  ["what a part shares with pages elsewhere goes with it", [parts.product, pages.article], "parts"],
  ["what a part alone needs stays with it", [parts.product], null],
  ["what the entry brings at the first sign of use stays with it", [onUse], null],
  ["what a page elsewhere alone needs stays with it", [pages.article], null],
])("%s", (_name, importers, chunk) => {
  expect(chunkFor(...importers)).toBe(chunk);
});

const look = "client/features/garage/look-up/vin-search.tsx";

test.each([
  ["what several files of the garage share travels as one", look, [onUse, pages.article], "garage-shared"],
  ["what one file of the garage alone needs stays with it", look, [onUse], null],
  [
    "what keeps a vehicle is apart from what looks for one",
    "client/features/garage/storage/garage-store.ts",
    [onUse, pages.article],
    "garage-storage-shared",
  ],
  [
    "what several files of the stores share travels as one",
    "client/features/stores/store/open-now.tsx",
    [onUse, pages.article],
    "stores-shared",
  ],
  ["what keeps copies of pages travels as one", "client/lib/offline/service-worker.ts", [onUse, pages.article], "copies"],
  ["what leaves an addition for the next connection goes with it", "client/features/cart/commands/leave-for-later.ts", [onUse], "copies"],
  ["other features' files are left to the bundler", "client/features/content/hub/hub-filters.tsx", [onUse, pages.article], null],
  [
    "the menu that lists begin with is apart from lists, for forms have it too",
    "client/ui/field/select.tsx",
    [pages.category, pages.search, onUse],
    "list-and-others",
  ],
  ["a menu of lists alone is the lists' own", "client/ui/field/select.tsx", [pages.category, pages.search], "list"],
])("%s", (_name, path, importers, chunk) => {
  expect(chunkAt(path, importers)).toBe(chunk);
});

test("a part that a page elsewhere begins with stays by itself, for not every page shows it", () => {
  const graph = new Map<string, { isEntry: boolean; importers: string[]; dynamicImporters: string[]; dynamicallyImportedIds: string[] }>();
  const add = (path: string, from: { importers?: string[]; dynamicImporters?: string[] }) =>
    graph.set(resolve(path), {
      isEntry: false,
      importers: (from.importers ?? []).map((importer) => resolve(importer)),
      dynamicImporters: (from.dynamicImporters ?? []).map((importer) => resolve(importer)),
      dynamicallyImportedIds: [],
    });
  add(pages.product, { dynamicImporters: ["client/routes.tsx"] });
  add(pages.article, { dynamicImporters: ["client/routes.tsx"] });
  add(module, { importers: [pages.article], dynamicImporters: [pages.product] });
  expect(chunkOf(resolve(module), { getModuleInfo: (id) => graph.get(id) ?? null })).toBeNull();
});

test("a dependency that no page begins with is left to the bundler", () => {
  expect(chunkOf(resolve("node_modules/web-vitals/index.js"), { getModuleInfo: () => null })).toBeNull();
});

test.each([
  ["a list, from any page", "assets/entry.browser-Cvb-EoOu.js", ["assets/list-Dxn8uqR.js", "assets/parts-of-lists-Ci0jeto.js"]],
  ["what a list's parts share", "assets/list-BKPnKK2.js", ["assets/parts-of-lists-Ci0jeto.js"]],
  ["what a product's parts share", "assets/product-0RxRg34.js", ["assets/parts-ChtBMX_.js"]],
  ["what a press opens needs", "assets/every-page-CJW8qvM.js", ["assets/parts-ChtBMX_.js"]],
  ["nothing where nearly everything is there", "assets/panels-CJW8qvM.js", []],
  ["nothing by a file without a hash", "assets/product.js", []],
])("together with a script is asked for %s", (_words, host, along) => {
  const needed = ["list-Dxn8uqR", "parts-ChtBMX_", "list-and-others-ClDF53q", "parts-of-lists-Ci0jeto", "framework-B6OrKir"];
  expect(neededAlong([...needed.map((name) => `assets/${name}.js`), "assets/icons.svg"], host)).toEqual(along);
});
