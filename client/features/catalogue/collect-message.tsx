import type { Store } from "#shared/contract/store.ts";
import { collectMessage } from "#shared/domain/collect-message.ts";
import { useMinute } from "#client/lib/use-minute.ts";

/** When an order of now can be picked up. Only the browser knows what now is: the page may be older. */
export function CollectMessage({ store, className }: { store: Store; className?: string }) {
  const minute = useMinute();
  return <span className={className}>{minute !== null && collectMessage(store, new Date(minute))}</span>;
}
