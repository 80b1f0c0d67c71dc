import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { failureOf } from "#client/lib/failure-of.ts";
import { longDate } from "#client/lib/long-date.ts";
import { useDebounced } from "#client/lib/use-debounced.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { DeliveryPlace } from "./delivery-place.ts";
import { deliveryQuoteQuery } from "./queries.ts";
import styles from "./delivery-panel.module.css";

const debounceMs = 500;

type DeliveryQuoteTextProps = {
  place: DeliveryPlace;
  weightGrams: number;
  quantity: number;
  handlingDays: number;
  choice: string;
  isShown: boolean;
};

/** The day on which that many pieces would be there. Each quantity has an answer of its own, so a late one never stands for another. */
export function DeliveryQuoteText({ place, weightGrams, quantity, handlingDays, choice, isShown }: DeliveryQuoteTextProps) {
  const { postcode, state, suburb } = place;
  const qty = useDebounced(quantity, debounceMs);
  const input = { postcode, state, suburb, products: [{ qty, weight: weightGrams }], handlingDays };
  const { data, error, refetch } = useQuery({ ...deliveryQuoteQuery(useApi(), input, choice), enabled: isShown });
  if (error) return <ErrorPanel message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data || qty !== quantity) return <Skeleton className={styles.waiting} />;
  return (
    <p className={styles.answer} role="status">
      Order today, and {qty === 1 ? "it" : `all ${qty}`} should be there by <strong>{longDate(data.estimatedDate)}</strong>.
    </p>
  );
}
