import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlaceSuggestion } from "#shared/contract/stores/place.ts";
import { placeInput, readPlaceText } from "#shared/domain/stores/place-text.ts";
import { type Api, useApi } from "../api/api.ts";
import { failureOf } from "../api/failure-of.ts";
import { solePlaceOf } from "./sole-place-of.ts";
import { useDebounced } from "../use-debounced.ts";

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

/** What is typed to find a suburb, what it may mean, and the session that ends with a choice. Asks nothing while it is too little to tell. The suburb of a postcode that has no other is chosen by itself. */
export function usePlaceSearch(onChoose: (placeId: string, session: string | undefined) => void) {
  const api = useApi();
  const [input, setInput] = useState("");
  const [taken, setTaken] = useState("");
  const [session, setSession] = useState(newSession);
  const text = (input === taken ? null : readPlaceText(input))?.text ?? "";
  const settled = useDebounced(text, debounceMs);
  const isAsked = text !== "" && settled !== "";
  const { data, error, isFetching, isPlaceholderData } = useQuery({ ...placeSearchQuery(api, settled, session), enabled: isAsked });
  const places: PlaceSuggestion[] | null = isAsked && !error ? (data ?? null) : null;
  const isSettled = settled === text && !isFetching && !isPlaceholderData;
  const sole = isSettled ? solePlaceOf(text, places) : null;

  /** Ends the session with the place that was chosen; its name in the box asks nothing. */
  const choose = ({ placeId, name, area }: PlaceSuggestion) => {
    const label = `${name} ${area.replace(/, Australia$/, "")}`;
    setInput(label);
    setTaken(label);
    setSession(newSession());
    onChoose(placeId, session);
  };
  useArrival(sole, choose);

  return {
    input,
    setInput: (typed: string) => setInput(placeInput(typed)),
    choose,
    /** Null while nothing is known. */
    places,
    /** They are those of what was typed before. */
    isStale: !isSettled,
    isNothing: places?.length === 0 && isSettled,
    failure: isAsked && error ? failureOf(error).message : null,
  };
}

/** Hands over each value as it arrives from outside; null while none has. */
function useArrival<Value>(value: Value | null, onArrive: (value: Value) => void): void {
  const handOver = useEffectEvent(onArrive);
  useEffect(() => {
    if (value !== null) handOver(value);
  }, [value]);
}
