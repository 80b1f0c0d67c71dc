import type { ReactNode } from "react";
import { useForm } from "#client/lib/forms/use-form.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { ByHand } from "./manual/by-hand.tsx";
import { RegistrationSearch } from "./registration-search.tsx";
import { registrationLookup, vinLookup } from "./vehicle-lookups.ts";
import { VinSearch } from "./vin-search.tsx";
import styles from "../panel/garage-panel.module.css";

type LiveLookupProps = { renderAnswer: (answer: VehicleLookup) => ReactNode; onManual: () => void };

/** The look-up by plate, answered in its place. */
export function LiveRegistration({ renderAnswer, onManual }: LiveLookupProps) {
  const lookup = useForm(registrationLookup);
  return (
    <div className={styles.lookup}>
      <RegistrationSearch failure={lookup.failed?.message} live={lookup} />
      {lookup.failed && <ByHand onManual={onManual} />}
      {lookup.result && renderAnswer(lookup.result)}
    </div>
  );
}

/** The look-up by number, answered in its place. */
export function LiveVin({ renderAnswer, onManual }: LiveLookupProps) {
  const lookup = useForm(vinLookup);
  return (
    <div className={styles.lookup}>
      <VinSearch failure={lookup.failed?.message} live={lookup} />
      {lookup.failed && <ByHand onManual={onManual} />}
      {lookup.result && renderAnswer(lookup.result)}
    </div>
  );
}
