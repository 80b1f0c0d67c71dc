import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useEarlyInput, useHydrated } from "#client/hydration/use-hydrated.ts";
import { useApi } from "#client/lib/api/api.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { carCardPath } from "#shared/domain/kept-copies.ts";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import type { UnreadableForm } from "../storage/answer-garage-form.ts";
import { GarageList } from "./garage-list.tsx";
import { GarageNav } from "./garage-nav.tsx";
import { type GarageView, viewTitles } from "./garage-view.ts";
import { LookupAnswer } from "../look-up/lookup-answer.tsx";
import { LiveManual } from "../look-up/manual/live-manual.tsx";
import { foundVehiclesQuery } from "../queries.ts";
import { TextSearch } from "../look-up/manual/text-search.tsx";
import { RegistrationSearch } from "../look-up/registration-search.tsx";
import { SearchResults } from "../look-up/search-results.tsx";
import type { OfferTarget } from "../look-up/vehicle-offers.tsx";
import type { LookupOutcome } from "../look-up/vehicle-lookups.ts";
import { readPage, readSearch } from "../look-up/vehicle-search-params.ts";
import { readSteps, stepsSearch } from "../look-up/manual/vehicle-steps.ts";
import { VinSearch } from "../look-up/vin-search.tsx";
import styles from "./garage-page.module.css";

type GaragePageProps = {
  view: GarageView;
  garage: Garage;
  /** What a form came to that was posted here. */
  answer: LookupOutcome | UnreadableForm | null;
};

/** The garage as a page: its states have addresses, and everything in them is a link or a form. */
export function GaragePage({ view, garage, answer }: GaragePageProps) {
  const target = { heldIds: garage.flatMap(({ vehicleId }) => vehicleId ?? []) };
  const lookup = answer?.kind === "unreadable" ? null : answer;
  // What the one box was told, stands in the form that it was meant for.
  const isMeantForOne = view === "find" && lookup !== null && lookup.typed.text !== "";
  const shown = isMeantForOne ? (lookup.typed.state === null ? "vin" : "registration") : view;
  const lookedUp = { typed: lookup?.typed.text, failure: lookup?.kind === "done" ? null : lookup?.message };
  return (
    <div className={styles.page}>
      <p className={styles.kicker}>Garage</p>
      <GarageNav view={shown} vehicleCount={garage.length} />
      <h1>{viewTitles[shown]}</h1>
      {answer?.kind === "unreadable" && <ErrorPanel message={answer.message} />}
      {shown === "find" && (
        <>
          {lookedUp.failure && <ErrorPanel message={lookedUp.failure} />}
          <TextSearch />
        </>
      )}
      {shown === "manual" && <SearchByHand target={target} />}
      {shown === "results" && <FoundByHand target={target} />}
      {shown === "registration" && <RegistrationSearch {...lookedUp} state={lookup?.typed.state ?? undefined} />}
      {shown === "vin" && <VinSearch {...lookedUp} />}
      {lookup?.kind === "done" && <LookupAnswer answer={lookup.result} target={target} />}
      {shown === "garage" && <GarageList garage={garage} />}
      <p>
        <a href="/parts">Continue Shopping</a> · <a href="/projects">Your projects</a> · <a href={carCardPath}>Torque and fluid card</a>
      </p>
    </div>
  );
}

/** The search by hand with its steps in the address. A link that leads here, whatever the address was by then, begins with what it says. */
function SearchByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  return <StepsByHand key={useLocation().key} asked={readSteps(params)} target={target} />;
}

function StepsByHand({ asked, target }: { asked: VehicleSteps; target: OfferTarget }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [steps, setSteps] = useState(asked);
  const frameRef = useRef<HTMLDivElement>(null);
  const choose = (next: VehicleSteps) => {
    setSteps(next);
    // For a reload and the way back; the page is there already, so the router needn't load it.
    history.replaceState(history.state, "", location.pathname + stepsSearch(next));
  };
  useEarlyInput(frameRef, (frame) => {
    const selects = [...frame.querySelectorAll("select")];
    if (isHydrated || selects.every(isAsServed)) return;
    choose(readSteps(new URLSearchParams(selects.map(({ name, value }) => [name, value]))));
  });
  return (
    <div ref={frameRef}>
      <LiveManual
        steps={steps}
        onSteps={choose}
        onFind={({ q, ...search }) =>
          void navigate(`/garage/results${q === undefined ? stepsSearch(search) : `?${new URLSearchParams({ q })}`}`)
        }
        target={target}
        isAnswered={isHydrated}
      />
    </div>
  );
}

const isAsServed = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex ===
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** What the search in the address finds. */
function FoundByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  const search = readSearch(params);
  const { data } = useSuspenseQuery(foundVehiclesQuery(useApi(), search, readPage(params)));
  return <SearchResults search={search} found={data} target={target} />;
}
