export type SearchState = {
  /** Of the page that the box belongs to. */
  locationKey: string;
  /** The text that the current page is the result of. */
  urlText: string;
  /** What stands in the box. */
  text: string;
  /** What suggestions are asked for; follows the text after a pause. */
  askedText: string;
  isOpen: boolean;
  /** Element id of the suggestion that the arrow keys stand on. */
  activeId: string | null;
};

export type SearchEvent =
  | { type: "arrived"; locationKey: string; urlText: string }
  | { type: "focused" }
  | { type: "typed"; text: string }
  | { type: "paused" }
  | { type: "moved"; activeId: string | null }
  | { type: "closed" }
  | { type: "cleared" };

export function initialSearch({ locationKey, urlText }: { locationKey: string; urlText: string }): SearchState {
  return { locationKey, urlText, text: urlText, askedText: urlText, isOpen: false, activeId: null };
}

/** Every rule of when the panel opens and closes, and what the box holds. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "arrived":
      return initialSearch(event);
    case "focused":
      return { ...state, isOpen: true, askedText: state.text };
    case "typed":
      return { ...state, text: event.text, activeId: null };
    case "paused":
      return { ...state, askedText: state.text, isOpen: state.isOpen || state.text !== state.urlText };
    case "moved":
      return { ...state, isOpen: true, activeId: event.activeId };
    case "closed":
      return { ...state, isOpen: false, activeId: null, askedText: state.text };
    case "cleared":
      return { ...state, text: "", askedText: "", isOpen: false, activeId: null };
  }
}
