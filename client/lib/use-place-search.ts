import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PlaceSuggestion } from "#shared/contract/place.ts";
import { readPlaceText } from "#shared/domain/place-text.ts";
import { type Api, useApi } from "./api.ts";
import { failureOf } from "./failure-of.ts";
import { useDebounced } from "./use-debounced.ts";

const debounceMs = 200;
const staleTime = 600_000;

const placeSearchQuery = (api: Api, text: string, sessionToken: string | undefined) =>
  queryOptions({
    queryKey: ["places", text.toLowerCase()],
    queryFn: ({ signal }) => api.places.search({ input: text, sessionToken }, { signal }),
    staleTime,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Only on secure pages; without one every call counts by itself. */
const newSession = () => (typeof crypto.randomUUID === "function" ? crypto.randomUUID() : undefined);

/** What is typed to find a suburb, what it may mean, and the session that ends with a choice. Asks nothing while it is too little to tell. */
export function usePlaceSearch() {
  const api = useApi();
  const [input, setInput] = useState("");
  const [taken, setTaken] = useState("");
  const [session, setSession] = useState(newSession);
  const text = (input === taken ? null : readPlaceText(input))?.text ?? "";
  const settled = useDebounced(text, debounceMs);
  const isAsked = text !== "" && settled !== "";
  const { data, error, isFetching } = useQuery({ ...placeSearchQuery(api, settled, session), enabled: isAsked });
  const places: PlaceSuggestion[] | null = isAsked && !error ? (data ?? null) : null;
  return {
    input,
    setInput,
    session,
    /** Null while nothing is known. */
    places,
    isNothing: places?.length === 0 && settled === text && !isFetching,
    failure: isAsked && error ? failureOf(error).message : null,
    /** Ends the session with the place that was chosen; its name in the box asks nothing. */
    take: (label: string) => {
      setInput(label);
      setTaken(label);
      setSession(newSession());
    },
  };
}
