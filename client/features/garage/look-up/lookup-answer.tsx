import type { VehicleLookup, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { VehicleOffers, type OfferTarget } from "./vehicle-offers.tsx";
import { stepsSearch } from "./manual/vehicle-steps.ts";
import styles from "./lookup-answer.module.css";

type LookupAnswerProps = {
  answer: VehicleLookup;
  target: OfferTarget;
  /** Where scripts run: goes on by hand from what is known. */
  onManual?: (steps: VehicleSteps) => void;
};

/** What a number or plate leads to; the shopper has the last word. */
export function LookupAnswer({ answer: { candidates, reading, hints, steps, hasMore }, target, onManual }: LookupAnswerProps) {
  const isOne = candidates.length === 1 && !hasMore;
  const none = candidates.length === 0;
  return (
    <section className={styles.answer} aria-label="What we found">
      <div role="status" className={styles.found}>
        <p className={styles.title}>
          {none ? "We can't tell the vehicle from that alone" : isOne ? "Is this your car?" : "Which one is your car?"}
        </p>
        {reading && <p className={styles.reading}>{reading}</p>}
        {hints.map((hint) => (
          <p key={hint} className={styles.hint}>
            {hint}
          </p>
        ))}
      </div>
      {!none && <VehicleOffers offers={candidates} target={target} />}
      <p className={styles.more}>
        {hasMore && "There are more matches. "}
        <a
          href={`/garage/manual${stepsSearch(steps)}`}
          onClick={
            onManual &&
            ((event) => {
              event.preventDefault();
              onManual(steps);
            })
          }
        >
          {none || hasMore ? "Carry on by hand from here" : isOne ? "It isn’t: choose by hand" : "None of them: choose by hand"}
        </a>
      </p>
    </section>
  );
}
