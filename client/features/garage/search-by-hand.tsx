import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useApi } from "#client/lib/api.ts";
import { ManualSearch } from "./manual-search.tsx";
import { stepSearchQuery } from "./queries.ts";
import type { OfferTarget } from "./vehicle-offers.tsx";
import { readSteps } from "./vehicle-steps.ts";

/** The search by hand with its steps in the address. */
export function SearchByHand({ target }: { target: OfferTarget }) {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(stepSearchQuery(useApi(), readSteps(params)));
  return <ManualSearch search={data} target={target} />;
}
