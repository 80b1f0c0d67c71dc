import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import type { PlateState } from "#shared/domain/vehicle/vehicle-plate.ts";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { ByHand } from "./manual/by-hand.tsx";
import { RegistrationSearch } from "./registration-search.tsx";
import styles from "../panel/garage-panel.module.css";

type LiveRegistrationProps = { renderAnswer: (answer: VehicleLookup) => ReactNode; onManual: () => void };

/** The look-up by plate. The plate is asked about and not kept. */
export function LiveRegistration({ renderAnswer, onManual }: LiveRegistrationProps) {
  const api = useApi();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (asked: { plate: string; state: PlateState }) => api.vehicles.byRegistration(asked),
    gcTime: 0,
  });
  const live = { isBusy: isPending, onLookUp: (plate: string, state: PlateState) => mutate({ plate, state }) };
  return (
    <div className={styles.lookup}>
      <RegistrationSearch failure={error && failureOf(error).message} live={live} />
      {error && <ByHand onManual={onManual} />}
      {data && renderAnswer(data)}
    </div>
  );
}
