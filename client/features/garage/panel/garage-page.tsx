import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useApi } from "#client/lib/api/api.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import type { GarageFormAnswer } from "../storage/answer-garage-form.ts";
import { GarageList } from "./garage-list.tsx";
import { GarageNav } from "./garage-nav.tsx";
import type { GarageView } from "./garage-view.ts";
import { isPlateState } from "../look-up/is-plate-state.ts";
import { LookupAnswer } from "../look-up/lookup-answer.tsx";
import { ManualSearch } from "../look-up/manual/manual-search.tsx";
import { foundVehiclesQuery, stepSearchQuery } from "../queries.ts";
import { RegistrationSearch } from "../look-up/registration-search.tsx";
import { SearchResults } from "../look-up/search-results.tsx";
import type { OfferTarget } from "../look-up/vehicle-offers.tsx";
import { readPage, readSearch } from "../look-up/vehicle-search-params.ts";
import { readSteps } from "../look-up/manual/vehicle-steps.ts";
import { viewTitles } from "./view-titles.ts";
import { VinSearch } from "../look-up/vin-search.tsx";
import styles from "./garage-page.module.css";

type GaragePageProps = { view: GarageView; garage: Garage; answer: GarageFormAnswer | null };

/** The garage as a page: its states have addresses, and everything in them is a link or a form. */
export function GaragePage({ view, garage, answer }: GaragePageProps) {
  const target = { heldIds: garage.flatMap(({ vehicleId }) => vehicleId ?? []) };
  const lookup = answer?.kind === "lookup" ? answer : null;
  return (
    <div className={styles.page}>
      <p className={styles.kicker}>Garage</p>
      <GarageNav view={view} vehicleCount={garage.length} />
      <h1>{viewTitles[view]}</h1>
      {answer?.kind === "failure" && <ErrorPanel message={answer.failure} />}
      {view === "manual" && <SearchByHand target={target} />}
      {view === "results" && <FoundByHand target={target} />}
      {view === "registration" && (
        <RegistrationSearch
          typed={lookup?.typed}
          state={lookup && isPlateState(lookup.state) ? lookup.state : undefined}
          failure={lookup?.failure}
        />
      )}
      {view === "vin" && <VinSearch typed={lookup?.typed} failure={lookup?.failure} />}
      {lookup?.found && <LookupAnswer answer={lookup.found} target={target} />}
      {view === "garage" && <GarageList garage={garage} />}
      <p>
        <a href="/parts">Continue Shopping</a>
      </p>
    </div>
  );
}

/** The search by hand with its steps in the address. */
function SearchByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(stepSearchQuery(useApi(), readSteps(params)));
  return <ManualSearch search={data} target={target} />;
}

/** What the search in the address finds. */
function FoundByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  const search = readSearch(params);
  const { data } = useSuspenseQuery(foundVehiclesQuery(useApi(), search, readPage(params)));
  return <SearchResults search={search} found={data} target={target} />;
}
