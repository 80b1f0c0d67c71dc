import { useQuery } from "@tanstack/react-query";
import type { VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { ManualSearch } from "./manual-search.tsx";
import { stepSearchQuery, type VehicleSearch } from "#client/features/garage/queries.ts";
import type { OfferTarget } from "../vehicle-offers.tsx";
import styles from "#client/features/garage/panel/garage-panel.module.css";

type LiveManualProps = {
  steps: VehicleSteps;
  onSteps: (steps: VehicleSteps) => void;
  onFind: (search: VehicleSearch) => void;
  target: OfferTarget;
  /** False where the server renders it, and until a script is at work there. */
  isAnswered?: boolean;
};

/** The search by hand, asking as the shopper chooses. */
export function LiveManual({ steps, onSteps, onFind, target, isAnswered = true }: LiveManualProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(stepSearchQuery(useApi(), steps));
  if (error) return <ErrorPanel message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.waiting} />;
  // The choice shows at once; what it leaves to choose follows.
  const search = isPlaceholderData ? { ...data, steps, only: null } : data;
  const live = { isBusy: isPlaceholderData, onSteps, onText: (q: string) => onFind({ q }), onShow: () => onFind(search.steps) };
  return <ManualSearch search={search} live={isAnswered ? live : undefined} target={target} />;
}
