import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { isFailedCall } from "#client/lib/api/failure-of.ts";
import { type MyStore, useMyStore } from "#client/lib/storage/my-store.ts";
import { useMinute } from "#client/lib/use-minute.ts";
import type { OpeningTimes } from "#shared/domain/stores/opening-hours.ts";
import { myStoreQuery } from "./stock-queries.ts";

const notFound = 404;

type MyStoreTimes = {
  myStore: MyStore;
  times: OpeningTimes | null;
  now: Date | null;
  /** The shop has no such store any more. */
  isGone: boolean;
};

/** The shopper's store with its clock and hours, once the shop has told them, and what time it is; null without a store. */
export function useMyStoreTimes(): MyStoreTimes | null {
  const myStore = useMyStore();
  const minute = useMinute();
  const { data: times = null, error } = useQuery({ ...myStoreQuery(useApi(), myStore?.placeId ?? ""), enabled: myStore !== null });
  return (
    myStore && { myStore, times, now: minute === null ? null : new Date(minute), isGone: isFailedCall(error) && error.status === notFound }
  );
}
