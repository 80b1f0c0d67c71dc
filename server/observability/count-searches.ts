import type { Metrics } from "#server/observability/metrics.ts";
import { normaliseText } from "#server/services/search/normalise-text.ts";
import type { SearchService } from "#server/services/search/search-service.ts";
import { isSynthetic } from "#server/observability/tracing/request-scope.ts";

/** Counts what shoppers search for and whether it was found, and times what could be answered. A list without a text is no search: it shows a category or a brand. */
export function countSearches(service: SearchService, metrics: Pick<Metrics, "searches" | "searchDuration">): SearchService {
  return {
    ...service,
    async products(query) {
      if (normaliseText(query.q) === "" || isSynthetic()) return service.products(query);
      const stopTimer = metrics.searchDuration.startTimer();
      try {
        const list = await service.products(query);
        stopTimer();
        metrics.searches.inc({ outcome: list.total > 0 ? "results" : "none" });
        return list;
      } catch (error) {
        metrics.searches.inc({ outcome: "failed" });
        throw error;
      }
    },
  };
}
