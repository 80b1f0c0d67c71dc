import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ProductListState, productListSearch } from "./product-list-params.ts";

type Asked = { state: ProductListState; from: string };

/** Moves a list from one state to another through its URL. `draft` is the state asked for last, so that controls answer at once. */
export function useListNavigation(state: ProductListState) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const [asked, setAsked] = useState<Asked | null>(null);
  // Forgotten in the very render that shows the answer, be it to this question or to one that overtook it.
  if (asked !== null && asked.from !== key) setAsked(null);

  function change(next: ProductListState) {
    setAsked({ state: next, from: key });
    void navigate(pathname + productListSearch(next), { preventScrollReset: true });
  }
  return { draft: asked?.from === key ? asked.state : state, change, isLoading };
}
