import { relative, resolve } from "node:path";
import type { Rolldown } from "vite";

type ModuleLinks = Pick<Rolldown.ModuleInfo, "isEntry" | "importers" | "dynamicImporters" | "dynamicallyImportedIds">;
type Graph = { getModuleInfo(id: string): ModuleLinks | null };

const routeTable = "client/routes.tsx";
const shellEntry = "client/entry.browser.tsx";
/** Features that are opened by a press, and are pages too. What several of their files share travels as one; a vehicle may be kept without looking for one. */
const pressedFeature = /^client\/features\/(?<feature>garage(?:\/storage)?|stores)\//;
/** Lists begin with it; whoever needs no more of a list would load all of it, and wait for its parts. */
const listMenu = "client/ui/field/select.";
/** What keeps pages to read without a connection, and additions to be made with the next: pages ask for all of it at once. */
const copies = /^(?:client\/(?:features|lib)\/offline\/|client\/features\/cart\/commands\/leave-for-later\.|shared\/domain\/kept-copies\.)/;
const pageOfShop = /^client\/routes\/shop\/(?:(?<room>\w+)\/)?(?<page>[\w-]+)\.tsx$/;

/** Who needs a module. A kind of page is a room of the shop's routes, or a page outside the rooms. */
type Need = {
  /** The kinds of pages, and the pages, that begin with it. */
  first: Set<string>;
  firstPages: Set<string>;
  /** The parts of these kinds that bring it later, and the kinds. */
  parts: Set<string>;
  later: Set<string>;
  /** Every page brings it later. */
  isEverywhere: boolean;
  /** Pages outside the shop's rooms, or what a press opens. */
  isElsewhere: boolean;
  /** It is a part itself, which comes where a page shows it. */
  isPart: boolean;
  /** How many files bring it, each asked for by itself. */
  bringers: number;
};

type Place = (need: Need, graph: Graph, path: string) => string | null;

/** Whether a part brings it together with other code, where no page begins with it. */
const isShared = ({ first, parts, isElsewhere, isPart }: Need) =>
  first.size === 0 && (parts.size > 1 || (parts.size === 1 && isElsewhere && !isPart));

/** What lists need, what the front page alone needs, and the rest of what parts share. */
const partsOf = ({ later }: Need) =>
  later.has("list") ? "parts-of-lists" : later.size === 1 && later.has("home") ? "parts-of-home" : "parts";

function sharedOfFeature(path: string): string | null {
  const { feature } = pressedFeature.exec(path)?.groups ?? {};
  return feature === undefined ? null : `${feature.replace("/", "-")}-shared`;
}

// In this order no file takes what one before it should: whatever a module imports is needed at least where the module is.
const places: Place[] = [
  ({ first }) => (first.size > 1 ? "common" : null),
  ({ first: [kind], later, isEverywhere, isElsewhere }, _graph, path) =>
    kind !== undefined && (isEverywhere || [...later].some((other) => other !== kind) || (isElsewhere && path.startsWith(listMenu)))
      ? `${kind}-and-others`
      : null,
  ({ first: [kind], firstPages, isElsewhere }, graph) =>
    kind !== undefined && (firstPages.size > 1 || isElsewhere || pagesOfKind(kind, graph) === 1) ? kind : null,
  (need) => (need.isEverywhere || (isShared(need) && need.later.has("list") && need.later.has("home")) ? "every-page" : null),
  (need) => (isShared(need) ? partsOf(need) : null),
  ({ bringers }, _graph, path) => (bringers > 1 ? sharedOfFeature(path) : null),
  (_need, _graph, path) => (copies.test(path) ? "copies" : null),
];

/**
 * Which modules travel as one file. A page begins with the code that its first HTML answers with, and its parts follow. What two kinds of pages begin with is
 * `common`; what one of them begins with is the kind's own, apart from what others bring later; what every page brings later is `every-page`; what a part
 * shares with other code is in `parts`, and in `parts-of-lists` what lists need of that, which the front page doesn't; what the garage's and the stores' files share is one file each, and what keeps copies is one. Left alone, the bundler makes a file of whatever any two chunks share: a hundred of them,
 * which compress badly and each carry headers.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Changes only with a dependency, so that browsers keep it from one release to the next.
  { name: "framework", tags: ["$initial"], test: /\/node_modules\//, priority: places.length + 2 },
  { name: "shell", tags: ["$initial"], priority: places.length + 1 },
  ...places.map((place, index) => ({
    priority: places.length - index,
    name: (id: string, graph: Graph) => placeOf(id, graph, place),
  })),
];

/** By the comment V8 compiles the file while it loads, off the main thread, instead of function by function as they are first called. */
export const compileHint = ({ name }: Pick<Rolldown.RenderedChunk, "name">): string =>
  name === "framework" || name === "entry.browser" ? "//# allFunctionsCalledOnLoad" : "";

/** Files, by the name of the one that asks. */
const askedAlong: Record<string, readonly string[]> = {
  "entry.browser": ["list", "parts-of-lists", "stores-shared"],
  list: ["parts-of-lists"],
  product: ["parts"],
  // Of what a press opens; a search's panel has a product's part numbers.
  "every-page": [
    "parts",
    "product",
    "cart",
    "gift-offers",
    "drawer",
    "garage-shared",
    "garage-storage-shared",
    "parts-of-home",
    "stores-shared",
  ],
};

const chunkNameOf = (file: string) => /\/([\w.-]+)-[\w-]{7,8}\.js$/.exec(file)?.[1];

/**
 * What a script of later asks for together with itself, of all that it needs: what is found only once the script has come costs a phone half a second more. Nearly all of it is
 * there, and each name weighs on the file that asks, so these are the ways that shoppers go most: from any page to a list or the stores, to a list's parts and a product's, and to what a press opens.
 */
export const neededAlong = (needed: readonly string[], host: string): string[] =>
  needed.filter((file) => askedAlong[chunkNameOf(host) ?? ""]?.includes(chunkNameOf(file) ?? ""));

const placeOf = (id: string, graph: Graph, place: Place) =>
  /\/(?:client|shared)\//.test(id) ? place(needOf(id, graph), graph, pathOf(id)) : null;

/** The file in which a module travels, unless it is in the shell; null where the bundler decides. */
export function chunkOf(id: string, graph: Graph): string | null {
  for (const place of places) {
    const name = placeOf(id, graph, place);
    if (name !== null) return name;
  }
  return null;
}

const pathOf = (id: string) => relative(process.cwd(), id.split("?")[0] ?? id).replaceAll("\\", "/");

/** The kind of a page of the shop; null for any other module. */
function kindOf(id: string, graph: Graph): string | null {
  if (!importersOf(id, graph).some((importer) => pathOf(importer) === routeTable)) return null;
  const { room, page } = pageOfShop.exec(pathOf(id))?.groups ?? {};
  return room ?? page ?? null;
}

function pagesOfKind(kind: string, graph: Graph): number {
  const pages = graph.getModuleInfo(resolve(routeTable))?.dynamicallyImportedIds ?? [];
  return pages.filter((page) => kindOf(page, graph) === kind).length;
}

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters ?? [];

function needOf(id: string, graph: Graph): Need {
  const need: Need = {
    first: new Set(),
    firstPages: new Set(),
    parts: new Set(),
    later: new Set(),
    isEverywhere: false,
    isElsewhere: false,
    isPart: false,
    bringers: 0,
  };
  for (const asked of askedFor(id, graph)) {
    need.bringers++;
    const kind = kindOf(asked, graph);
    if (kind !== null) {
      need.first.add(kind);
      need.firstPages.add(asked);
      continue;
    }
    // The entry itself asks for nothing before a shopper's first sign of using a link.
    if (importersOf(asked, graph).some((importer) => pathOf(importer) === shellEntry)) {
      need.isElsewhere = true;
      continue;
    }
    const askers = importersOf(asked, graph).flatMap((importer) => Array.from(askedFor(importer, graph)));
    if (askers.some((asker) => pathOf(asker) === shellEntry) && !isPage(asked, graph)) {
      need.isEverywhere = true;
      continue;
    }
    const kinds = askers.flatMap((asker) => kindOf(asker, graph) ?? []);
    for (const later of kinds) need.later.add(later);
    if (kinds.length > 0) need.parts.add(asked);
    else need.isElsewhere = true;
  }
  return { ...need, isPart: need.parts.has(id) };
}

const isPage = (id: string, graph: Graph) => importersOf(id, graph).some((importer) => pathOf(importer) === routeTable);

/** The modules that are asked for by themselves and bring this one with them. */
function askedFor(id: string, graph: Graph): Set<string> {
  const asked = new Set<string>();
  const above = new Set([id]);
  // A set hands out what is added while it is walked.
  for (const module of above) {
    const info = graph.getModuleInfo(module);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) asked.add(module);
    for (const importer of info.importers) above.add(importer);
  }
  return asked;
}
