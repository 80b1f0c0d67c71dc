import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useApi } from "#client/lib/api.ts";
import { foundVehiclesQuery } from "./queries.ts";
import { SearchResults } from "./search-results.tsx";
import type { OfferTarget } from "./vehicle-offers.tsx";
import { readPage, readSearch } from "./vehicle-search-params.ts";

/** What the search in the address finds. */
export function FoundByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  const search = readSearch(params);
  const { data } = useSuspenseQuery(foundVehiclesQuery(useApi(), search, readPage(params)));
  return <SearchResults search={search} found={data} target={target} />;
}
