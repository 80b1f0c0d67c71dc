import { useFollowedFocus } from "#client/ui/navigation/use-followed-focus.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { FoundPages } from "./found-pages.tsx";
import { LookUpOffer } from "./look-up-offer.tsx";
import { UnderstoodWords } from "./understood-words.tsx";

/** What the words of a search were taken for, and where else they lead. */
export function SearchWords({ list, path, search }: { list: ProductList; path: string; search: string }) {
  // The pages of the list have it too, but not where there is nothing to list.
  useFollowedFocus(search);
  return (
    <>
      {list.lookUp && <LookUpOffer lookUp={list.lookUp} />}
      <FoundPages pages={list.pages} />
      <UnderstoodWords understanding={list.understanding} path={path} search={search} />
      {list.isPartialMatch && <p>No part matches all of these words, so here is what matches some of them.</p>}
    </>
  );
}
