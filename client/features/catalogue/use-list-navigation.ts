import { startTransition, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ProductListState, productListSearch } from "./product-list-params.ts";

/** Moves a list from one state to another through its URL. `draft` is the state asked for last, so that controls answer at once. */
export function useListNavigation(state: ProductListState) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const [asked, setAsked] = useState<ProductListState | null>(null);

  async function follow(next: ProductListState) {
    setAsked(next);
    await navigate(pathname + productListSearch(next), { preventScrollReset: true });
    // It ends as well when another navigation overtakes it; the list is then what that one says.
    startTransition(() => setAsked((latest) => (latest === next ? null : latest)));
  }
  return { draft: asked ?? state, change: (next: ProductListState) => void follow(next), isLoading };
}
