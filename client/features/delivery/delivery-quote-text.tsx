import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { failureOf } from "#client/lib/failure-of.ts";
import { longDate } from "#client/lib/long-date.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { DeliveryPlace } from "./delivery-place.ts";
import { deliveryQuoteQuery } from "./queries.ts";
import styles from "./delivery-panel.module.css";

type DeliveryQuoteTextProps = { place: DeliveryPlace; weightGrams: number; handlingDays: number; choice: string; isShown: boolean };

/** The day on which one piece would be there. */
export function DeliveryQuoteText({ place, weightGrams, handlingDays, choice, isShown }: DeliveryQuoteTextProps) {
  const { postcode, state, suburb } = place;
  const input = { postcode, state, suburb, products: [{ qty: 1, weight: weightGrams }], handlingDays };
  const { data, error, refetch } = useQuery({ ...deliveryQuoteQuery(useApi(), input, choice), enabled: isShown });
  if (error) return <ErrorPanel message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.waiting} />;
  return (
    <p className={styles.answer} role="status">
      Order today, and it should be there by <strong>{longDate(data.estimatedDate)}</strong>.
    </p>
  );
}
