import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { savedProductsQuery } from "./queries.ts";
import type { Wish } from "#client/lib/wishlist/wish.ts";

/** What is known of a saved product: nothing new yet, nothing to be had, that it is gone, or its card. */
export type SavedState = "loading" | "unknown" | "gone" | ProductCard;

/** Asks once for everything that is in the list as it is opened. */
export function useSavedProducts(wishes: Wish[]) {
  const [ids] = useState(() => wishes.map(({ id }) => id));
  const { data: cards, isError, isFetching, refetch } = useQuery(savedProductsQuery(useApi(), ids, useSelectedVehicle()));

  function stateOf({ id, seen }: Wish): SavedState {
    const card = cards?.find((candidate) => candidate.id === id);
    if (card) return card;
    // What came from another tab meanwhile was not asked for.
    if (!ids.includes(id)) return seen === null ? "loading" : "unknown";
    if (cards) return "gone";
    return isFetching ? "loading" : "unknown";
  }

  return { cards, isError: isError && !isFetching, retry: () => void refetch(), stateOf };
}
