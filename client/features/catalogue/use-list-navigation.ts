import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ProductListState, productListSearch } from "./product-list-params.ts";

/** Moves a list from one state to another through its URL. `draft` is the state asked for last, so that controls answer at once. */
export function useListNavigation(state: ProductListState) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const search = productListSearch(state);
  const [asked, setAsked] = useState<{ from: string; draft: ProductListState } | null>(null);
  // Once the list has moved on, coming back to where it was asked brings no draft back.
  if (asked && asked.from !== search) setAsked(null);

  const change = (next: ProductListState) => {
    setAsked({ from: search, draft: next });
    void navigate(pathname + productListSearch(next), { preventScrollReset: true });
  };
  return { draft: asked?.from === search ? asked.draft : state, change, isLoading };
}
