import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { answerQueries } from "#sandbox/vendors/algolia/http/answer-queries.ts";
import { buildIndices, openIndices, type SearchIndices } from "#sandbox/vendors/algolia/indices/build-indices.ts";
import { productQuery, suggestionQuery } from "#server/vendors/algolia/product-query.ts";
import { suggestedProducts } from "#server/services/search/suggest.ts";
import { createVocabulary, understandQuery, type Vocabulary } from "#shared/domain/search/understand-query.ts";
import { partName } from "#sandbox/vendors/algolia/indices/part-name.ts";
import { percentile } from "./percentile.ts";

/** p99 of the suggestions at the larger size, in milliseconds. */
const suggestionBudgetMs = 10;

const sizes = [4000, 100_000] as const;
const runs = 3;
const typedProducts = 60;
const browsedCategories = 100;

type Timing = { p50: number; p99: number };
type Measured = { buildSeconds: number; suggestions: Timing; browse: Timing };

/** What the search takes to answer, at both sizes of the catalogue: the requests that the shop sends, without the network. Each takes the fastest of three runs. */
export async function measureSearchLatency(): Promise<{ rows: Record<string, string | number>[]; broken: string[] }> {
  const [small, large] = [await measure(sizes[0]), await measure(sizes[1])];
  const row = (what: string, of: (measured: Measured) => number, note = "") => ({
    what,
    "4,000": of(small).toFixed(2),
    "100,000": of(large).toFixed(2),
    "100,000 ÷ 4,000": `${(of(large) / of(small)).toFixed(1)}×`,
    note,
  });
  const isWithin = large.suggestions.p99 <= suggestionBudgetMs;
  const verdict = isWithin ? "within" : "OVER";
  const rows = [
    row("suggestions p50, ms", ({ suggestions }) => suggestions.p50),
    row("suggestions p99, ms", ({ suggestions }) => suggestions.p99, `budget ${suggestionBudgetMs} ms: ${verdict}`),
    row("browse with filters p50, ms", ({ browse }) => browse.p50),
    row("browse with filters p99, ms", ({ browse }) => browse.p99),
    row("building the indices, s", ({ buildSeconds }) => buildSeconds),
  ];
  return {
    rows,
    broken: isWithin ? [] : [`p99 of suggestions is ${large.suggestions.p99.toFixed(2)} ms, promised are ${suggestionBudgetMs} ms`],
  };
}

async function measure(productCount: number): Promise<Measured> {
  const catalogue = await openCatalogue({ dataDir: join(tmpdir(), `rares-search-bench-${productCount}`), productCount });
  try {
    const startedAt = performance.now();
    const indices = openIndices(catalogue, "/_vendors/pictures", buildIndices(catalogue, "/_vendors/pictures"));
    const buildSeconds = (performance.now() - startedAt) / 1000;
    const vocabulary = vocabularyOf(catalogue);
    return {
      buildSeconds,
      suggestions: time(
        indices,
        keystrokes(catalogue).map((text) => suggestionRequests(text, vocabulary)),
      ),
      browse: time(indices, categoryPages(catalogue)),
    };
  } finally {
    catalogue.close();
  }
}

function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const partNames = new Set(Array.from(catalogue.products(), ({ productType }) => partName(productType)));
  return createVocabulary(
    catalogue.vehicles.map((vehicle) => ({ ...vehicle, vehicleId: String(vehicle.id) })),
    [...partNames],
  );
}

function time(indices: SearchIndices, requests: unknown[]): Timing {
  const best = new Float64Array(requests.length).fill(Infinity);
  for (let run = 0; run < runs; run++) {
    for (const [at, request] of requests.entries()) {
      const startedAt = performance.now();
      answerQueries(indices, { requests: request });
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - startedAt);
    }
  }
  return { p50: percentile(best, 0.5), p99: percentile(best, 0.99) };
}

/** Titles typed letter by letter, one in four with a slip, and part numbers without their dashes. */
function keystrokes(catalogue: Catalogue): string[] {
  const step = Math.max(1, Math.floor(catalogue.productCount / typedProducts));
  const texts: string[] = [];
  let at = 0;
  for (const product of catalogue.products()) {
    if (at++ % step !== 0) continue;
    const title = product.title.toLowerCase().slice(0, 24);
    const typed = at % 4 === 0 ? title.replace(/(.{3})(.)(.)/, "$1$3$2") : title;
    for (let length = 1; length <= typed.length; length++) texts.push(typed.slice(0, length));
    texts.push(product.partNumber.replace(/\W/g, "").toLowerCase());
  }
  return texts;
}

function suggestionRequests(text: string, vocabulary: Vocabulary): unknown[] {
  return [
    suggestionQuery(suggestedProducts(text, understandQuery(text, vocabulary)), undefined, 3),
    { indexName: "query_suggestions", query: text, hitsPerPage: 5, attributesToHighlight: ["query"] },
    { indexName: "categories", query: text, hitsPerPage: 5, attributesToHighlight: [] },
  ];
}

/** Category pages with a filter chosen: the page itself, and the counts that leave the choice out. */
function categoryPages(catalogue: Catalogue): unknown[] {
  const largest = catalogue.categories.toSorted((a, b) => b.productCount - a.productCount).slice(0, browsedCategories);
  return largest.map(({ handle: collection }) => {
    const page = { text: "", sort: "price-ascending", page: 1, pageSize: 20, hasPriceBounds: true, isAnyWordEnough: false } as const;
    const filters = { collection, anyOf: { availability: ["In Stock"] }, priceRanges: [{ fromDollars: 50, toDollars: 500 }] };
    return [
      productQuery({ ...page, filters, countedNames: ["category", "vendor", "colour", "size", "product_type", "on_sale"] }),
      productQuery({ ...page, pageSize: 0, filters: { ...filters, anyOf: {} }, countedNames: ["availability"] }),
    ];
  });
}
