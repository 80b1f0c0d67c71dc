import { type ComponentType, useEffect, useReducer, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { SearchPanelProps } from "../panel/search-panel.tsx";
import { loadSearchPanel } from "./load-search-panel.ts";
import { initialSearch, searchReducer } from "./search-state.ts";
import { searchTextOf } from "../search-url.ts";

const debounceMs = 500;

/** The search bar's state: it follows the address, waits for a pause in typing, and closes when the shopper turns elsewhere. */
export function useSearchBar() {
  const location = useLocation();
  const nextKey = useNavigation().location?.key;
  const place = { locationKey: location.key, pathname: location.pathname, urlText: searchTextOf(location) };
  const [state, dispatch] = useReducer(searchReducer, place, initialSearch);
  const rootRef = useRef<HTMLElement>(null);
  /** Undefined until it is loaded, and null after it failed to load: nothing opens then, and the form works by itself. */
  const [SearchPanel, setPanel] = useState<ComponentType<SearchPanelProps> | null>();

  if (state.locationKey !== location.key) dispatch({ type: "arrived", ...place });
  else if (state.nextKey !== nextKey) dispatch({ type: "leaving", nextKey });

  useEffect(() => {
    if (state.text === state.askedText) return;
    const timer = setTimeout(() => dispatch({ type: "paused" }), debounceMs);
    return () => clearTimeout(timer);
  }, [state.text, state.askedText]);

  useEffect(() => {
    if (!state.isOpen || SearchPanel) return;
    loadSearchPanel()
      .then(({ SearchPanel: Loaded }) => setPanel(() => Loaded))
      .catch(() => {
        setPanel(null);
        // The next pause or press asks again.
        dispatch({ type: "closed" });
      });
  }, [state.isOpen, SearchPanel]);

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

  return { state, isOpen: state.isOpen && SearchPanel !== null, SearchPanel, dispatch, rootRef };
}
