import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Api, useApi } from "#client/lib/api/api.ts";
import type { ShelvedPart } from "#shared/contract/catalogue/product-card.ts";
import { AtMyStore } from "./at-my-store.tsx";

/** Whether the shopper's store has a card's part, where the card came without its stores: a page would only carry them along for all who have chosen none. */
export function ShelfSign({ id }: { id: string }) {
  const { data: part } = useQuery(shelvedPartQuery(useApi(), id));
  return part ? <AtMyStore product={part} isStamp={false} /> : null;
}

type Waiting = { id: string; resolve: (part: Promise<ShelvedPart | null>) => void };

/** The cards of a page that ask at one moment, which are one question; what is answered is the same for everybody. */
let waiting: Waiting[] = [];
const askedMax = 50;

const shelvedPartQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["shelved-part", id],
    queryFn: () =>
      new Promise<ShelvedPart | null>((resolve) => {
        if (waiting.length === 0) setTimeout(() => ask(api));
        waiting.push({ id, resolve });
      }),
    staleTime: 60_000,
    retry: false,
  });

function ask(api: Api): void {
  const asking = waiting;
  waiting = [];
  for (let at = 0; at < asking.length; at += askedMax) {
    const cards = asking.slice(at, at + askedMax);
    const answer = api.search.shelves({ ids: cards.map(({ id }) => id) });
    for (const { id, resolve } of cards) resolve(answer.then((parts) => parts.find((part) => part.id === id) ?? null));
  }
}
