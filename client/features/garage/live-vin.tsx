import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { VehicleLookup } from "#shared/contract/vehicle.ts";
import { useApi } from "#client/lib/api.ts";
import { failureOf } from "#client/lib/failure-of.ts";
import { ByHand } from "./by-hand.tsx";
import { VinSearch } from "./vin-search.tsx";
import styles from "./garage-panel.module.css";

type LiveVinProps = { renderAnswer: (answer: VehicleLookup) => ReactNode; onManual: () => void };

/** The look-up by number. The number is asked about and not kept. */
export function LiveVin({ renderAnswer, onManual }: LiveVinProps) {
  const api = useApi();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (vin: string) => api.vehicles.byVin({ vin }), gcTime: 0 });
  return (
    <div className={styles.lookup}>
      <VinSearch failure={error && failureOf(error).message} live={{ isBusy: isPending, onLookUp: mutate }} />
      {error && <ByHand onManual={onManual} />}
      {data && renderAnswer(data)}
    </div>
  );
}
