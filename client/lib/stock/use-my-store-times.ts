import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { type MyStore, useMyStore } from "#client/lib/storage/my-store.ts";
import { useMinute } from "#client/lib/use-minute.ts";
import type { OpeningTimes } from "#shared/domain/stores/opening-hours.ts";
import { myStoreQuery } from "./stock-queries.ts";

/** The shopper's store with its clock and hours, once the shop has told them, and what time it is; null without a store. */
export function useMyStoreTimes(): { myStore: MyStore; times: OpeningTimes | null; now: Date | null } | null {
  const myStore = useMyStore();
  const minute = useMinute();
  const { data: times = null } = useQuery({ ...myStoreQuery(useApi(), myStore?.placeId ?? ""), enabled: myStore !== null });
  return myStore && { myStore, times, now: minute === null ? null : new Date(minute) };
}
