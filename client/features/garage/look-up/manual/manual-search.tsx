import type { SubmitEvent } from "react";
import type { StepSearch } from "#client/features/garage/queries.ts";
import { Button } from "#client/ui/button/button.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { VehicleOffers, type OfferTarget } from "../vehicle-offers.tsx";
import { StepSelect } from "./step-select.tsx";
import { submitText } from "./submit-text.ts";
import { TextSearch } from "./text-search.tsx";
import { vehicleStepNames, withStep } from "./vehicle-steps.ts";
import styles from "./manual-search.module.css";

type ManualSearchProps = {
  search: StepSearch;
  /** Where scripts run: what to do instead of sending the form. */
  live?: { isBusy: boolean; onSteps: (steps: VehicleSteps) => void; onText: (text: string) => void; onShow: () => void };
  target: OfferTarget;
};

const oneLeft = "That leaves one vehicle.";

/** Make, model, series, submodel and year, each narrowing the next; or words, for those who know what to call their car. */
export function ManualSearch({ search: { steps, facets, only }, live, target }: ManualSearchProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!live) return;
    event.preventDefault();
    live.onShow();
  };
  const hasSteps = vehicleStepNames.some((step) => steps[step] !== undefined);
  const matchText = only ? oneLeft : hasSteps && `${formatNumber(facets.total)} vehicles match so far.`;
  return (
    <div className={styles.search}>
      <TextSearch onSubmit={live && submitText(live.onText)} />
      <form className={styles.form} method="get" action="/garage/results" onSubmit={submit} aria-label="Choose your vehicle step by step">
        <ol className={styles.steps} aria-busy={live?.isBusy || undefined}>
          {vehicleStepNames.map((step, index) => (
            <li key={step}>
              <StepSelect
                step={step}
                steps={steps}
                facets={facets}
                number={index + 1}
                onChoose={live && ((value) => live.onSteps(withStep(steps, step, value)))}
              />
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          {!live && (
            <Button type="submit" variant="secondary" formAction="/garage/manual">
              Continue
            </Button>
          )}
          {!only && (live || hasSteps) && (
            <Button type="submit" disabled={!hasSteps}>
              {hasSteps ? `Show ${formatNumber(facets.total)} vehicles` : "Choose a make first"}
            </Button>
          )}
          {hasSteps && (
            <a
              className={styles.restart}
              href="/garage/manual"
              onClick={
                live &&
                ((event) => {
                  event.preventDefault();
                  // The link goes once nothing is chosen.
                  event.currentTarget.closest("form")?.querySelector("select")?.focus();
                  live.onSteps({});
                })
              }
            >
              Start again
            </a>
          )}
        </div>
        <div role="status">
          {/* What matched the step before is no answer. */}
          {!live?.isBusy && <VisuallyHidden>{matchText}</VisuallyHidden>}
        </div>
      </form>
      {only && (
        <section ref={live && scrollIntoView} className={styles.only} aria-label="Your vehicle">
          <p>{oneLeft}</p>
          <VehicleOffers offers={[{ vehicle: only, year: steps.year ?? null, engine: null }]} target={target} />
        </section>
      )}
    </div>
  );
}

/** On a phone the last step stands at the bottom of the panel: what it found must not be below. */
function scrollIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: "nearest" });
}
