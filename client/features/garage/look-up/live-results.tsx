import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { foundVehiclesQuery, type VehicleSearch } from "../queries.ts";
import { SearchResults } from "./search-results.tsx";
import type { OfferTarget } from "./vehicle-offers.tsx";
import styles from "../panel/garage-panel.module.css";

type LiveResultsProps = { search: VehicleSearch; onFind: (search: VehicleSearch) => void; onBack: () => void; target: OfferTarget };

/** What the search by hand leaves, a page at a time. */
export function LiveResults({ search, onFind, onBack, target }: LiveResultsProps) {
  const [page, setPage] = useState({ of: search, number: 1 });
  const number = page.of === search ? page.number : 1;
  const { data, error, isPlaceholderData, refetch } = useQuery(foundVehiclesQuery(useApi(), search, number));
  if (error) return <ErrorPanel message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.waiting} />;
  const live = {
    isBusy: isPlaceholderData,
    onText: (q: string) => onFind({ q }),
    onPage: (next: number) => setPage({ of: search, number: next }),
    onBack,
  };
  return <SearchResults search={search} found={data} live={live} target={target} />;
}
