/** Where the shopper is, and the text that the page there is the result of. */
type Place = { locationKey: string; pathname: string; urlText: string };

export type SearchState = Place & {
  /** The page that is on its way, if any. */
  nextKey: string | undefined;
  /** What stands in the box. */
  text: string;
  /** What suggestions are asked for; follows the text after a pause. */
  askedText: string;
  isOpen: boolean;
  /** Element id of the suggestion that the arrow keys stand on. */
  activeId: string | null;
};

export type SearchEvent =
  | { type: "leaving"; nextKey: string | undefined }
  | ({ type: "arrived" } & Place)
  | { type: "focused" }
  | { type: "typed"; text: string }
  | { type: "paused" }
  | { type: "moved"; activeId: string | null }
  | { type: "closed" }
  | { type: "cleared" };

export function initialSearch({ locationKey, pathname, urlText }: Place): SearchState {
  return { locationKey, pathname, nextKey: undefined, urlText, text: urlText, askedText: urlText, isOpen: false, activeId: null };
}

/** Every rule of when the panel opens and closes, and what the box holds. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "leaving":
      return event.nextKey === undefined ? { ...state, nextKey: undefined } : { ...closed(state), nextKey: event.nextKey };
    case "arrived":
      return isSamePage(state, event) ? closed({ ...state, locationKey: event.locationKey, nextKey: undefined }) : initialSearch(event);
    case "focused":
      return { ...state, isOpen: true, askedText: state.text };
    case "typed":
      return { ...state, text: event.text, activeId: null };
    case "paused":
      return { ...state, askedText: state.text, isOpen: state.isOpen || state.text !== state.urlText };
    case "moved":
      return { ...state, isOpen: true, activeId: event.activeId };
    case "closed":
      return closed(state);
    case "cleared":
      return closed({ ...state, text: "" });
  }
}

/** Whether the page only shows something else now, such as another variant or other filters: what is being typed goes on. */
function isSamePage(before: Place, now: Place): boolean {
  return before.pathname === now.pathname && before.urlText === now.urlText;
}

/** Nothing is left waiting that could open the panel again. */
function closed(state: SearchState): SearchState {
  return { ...state, isOpen: false, activeId: null, askedText: state.text };
}
