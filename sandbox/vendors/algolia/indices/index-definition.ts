import { type IndexName, type IndexPlan, indexPlans } from "#shared/domain/search/index-plans.ts";
import { type IndexDefinition, numberOf, type SearchRecord } from "../engine/search-index.ts";

/** How an attribute is declared that is filtered by, and whose values are never counted. */
const filterOnly = /^filterOnly\((\w+)\)$/;

/** An index as its plan sets it up, which is what a real one is given too. */
export function definitionOf(name: IndexName): IndexDefinition {
  const { settings, replicas, synonyms, rules }: IndexPlan = indexPlans[name];
  const codes = new Set(settings.disableTypoToleranceOnAttributes);
  const ranked = settings.customRanking.map((criterion) => /^desc\((.*)\)$/.exec(criterion)?.[1] ?? criterion);
  const flag = ranked.find((attribute) => attribute.startsWith("is_"));
  const popularity = ranked.find((attribute) => attribute !== flag);
  return {
    name,
    searchable: settings.searchableAttributes.map((attribute) => ({ attribute, kind: codes.has(attribute) ? "code" : "text" })),
    facets: settings.attributesForFaceting.map((attribute) => filterOnly.exec(attribute)?.[1] ?? attribute),
    uncounted: settings.attributesForFaceting.flatMap((attribute) => filterOnly.exec(attribute)?.[1] ?? []),
    numbers: settings.numericAttributesForFiltering,
    synonyms,
    rules,
    replicas,
    ...(flag !== undefined && { isPreferred: (record: SearchRecord) => record[flag] === true }),
    popularity: (record) => (popularity === undefined ? 0 : numberOf(record, popularity)),
  };
}
