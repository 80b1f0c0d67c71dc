import type { Store } from "#shared/contract/store.ts";
import { collectMessage } from "#shared/domain/collect-message.ts";
import { useHydrated } from "#client/lib/use-hydrated.ts";

/** When an order of now can be picked up. Only the browser knows what now is: the page may be older. */
export function CollectMessage({ store, className }: { store: Store; className?: string }) {
  const isHydrated = useHydrated();
  return <span className={className}>{isHydrated && collectMessage(store, new Date())}</span>;
}
