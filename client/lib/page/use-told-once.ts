import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Takes the words that tell what a form did out of the page's address once the page shows them, so that neither a reload nor the way back tells it again. The page goes on
 * showing them: the router keeps the address by which it came.
 */
export function useToldOnce(names: readonly string[]): void {
  // The same words may come twice in a row.
  useLocation();
  useEffect(() => {
    const url = new URL(location.href);
    const told = names.filter((name) => url.searchParams.has(name));
    if (told.length === 0) return;
    for (const name of told) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  });
}
