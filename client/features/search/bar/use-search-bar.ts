import { useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { initialSearch, searchReducer } from "./search-state.ts";
import { searchTextOf } from "../search-url.ts";

const debounceMs = 500;

/** The search bar's state: it follows the address, waits for a pause in typing, and closes when the shopper turns elsewhere. */
export function useSearchBar() {
  const location = useLocation();
  const nextKey = useNavigation().location?.key;
  const urlText = searchTextOf(location);
  const [state, dispatch] = useReducer(searchReducer, { locationKey: location.key, urlText }, initialSearch);
  const rootRef = useRef<HTMLElement>(null);

  if (state.locationKey !== location.key) dispatch({ type: "arrived", locationKey: location.key, urlText });
  else if (state.nextKey !== nextKey) dispatch({ type: "leaving", nextKey });

  useEffect(() => {
    if (state.text === state.askedText) return;
    const timer = setTimeout(() => dispatch({ type: "paused" }), debounceMs);
    return () => clearTimeout(timer);
  }, [state.text, state.askedText]);

  useEffect(() => {
    if (!state.isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) dispatch({ type: "closed" });
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [state.isOpen]);

  useEffect(() => {
    if (state.activeId !== null) document.getElementById(state.activeId)?.scrollIntoView({ block: "nearest" });
  }, [state.activeId]);

  return { state, dispatch, rootRef };
}
