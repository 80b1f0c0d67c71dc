import type { MouseEvent } from "react";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import type { Vehicle, VehiclePage } from "#shared/contract/catalogue/vehicle.ts";
import { yearAndEngineIn } from "#shared/domain/vehicle/vehicle-text.ts";
import { formatNumber } from "#shared/domain/money.ts";
import type { VehicleSearch } from "../queries.ts";
import type { VehicleOffer } from "../storage/garage-vehicle-of.ts";
import { submitText } from "./manual/submit-text.ts";
import { TextSearch } from "./manual/text-search.tsx";
import { stepsSearch } from "./manual/vehicle-steps.ts";
import { VehicleOffers, type OfferTarget } from "./vehicle-offers.tsx";
import styles from "./search-results.module.css";

type SearchResultsProps = {
  search: VehicleSearch;
  found: VehiclePage;
  /** Where scripts run. */
  live?: { isBusy: boolean; onText: (text: string) => void; onPage: (page: number) => void; onBack: () => void };
  target: OfferTarget;
};

/** With the vehicle goes what was chosen or typed of the shopper's own car. */
function offerOf(vehicle: Vehicle, { q, year }: VehicleSearch): VehicleOffer {
  return q === undefined ? { vehicle, year: year ?? null, engine: null } : { vehicle, ...yearAndEngineIn(q, vehicle) };
}

/** The vehicles that a search by hand leaves. */
export function SearchResults({ search, found: { vehicles, total, page, pageCount, isPartialMatch }, live, target }: SearchResultsProps) {
  const { q, ...steps } = search;
  const backHref = `/garage/manual${stepsSearch(steps)}`;
  const hrefOf = (to: number) => {
    const params = new URLSearchParams(stepsSearch(steps));
    if (q) params.set("q", q);
    params.set("page", String(to));
    return `/garage/results?${params}`;
  };
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  const back = (
    <a href={backHref} onClick={live && instead(live.onBack)}>
      {q === undefined ? "Change what you chose" : "Choose step by step instead"}
    </a>
  );
  return (
    <div className={styles.results} aria-busy={live?.isBusy || undefined}>
      {q !== undefined && <TextSearch key={q} text={q} onSubmit={live && submitText(live.onText)} />}
      {total === 0 ? (
        <EmptyState
          icon="car"
          headingLevel={live ? "h3" : "h2"}
          title="No vehicle found"
          text={q === undefined ? undefined : `Nothing matches “${q}”. Try the make, the model or the series alone.`}
          action={back}
        />
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">
              {formatNumber(total)} {total === 1 ? "vehicle" : "vehicles"}
              {q !== undefined && (isPartialMatch ? ` with some of “${q}”; none has all of it` : ` for “${q}”`)}
            </p>
            {back}
          </div>
          <VehicleOffers offers={vehicles.map((vehicle) => offerOf(vehicle, search))} target={target} />
          {pageCount > 1 && (
            <nav className={styles.pages} aria-label="Pages of vehicles">
              {page > 1 && (
                <a href={hrefOf(page - 1)} rel="prev" onClick={live && instead(() => live.onPage(page - 1))}>
                  Previous
                </a>
              )}
              <span>
                Page {page} of {pageCount}
              </span>
              {page < pageCount && (
                <a href={hrefOf(page + 1)} rel="next" onClick={live && instead(() => live.onPage(page + 1))}>
                  Next
                </a>
              )}
            </nav>
          )}
        </>
      )}
    </div>
  );
}
