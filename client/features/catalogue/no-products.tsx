import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { filterCount, type ProductListState } from "./product-list-params.ts";

type NoProductsProps = {
  title: string;
  state: ProductListState;
  /** The list without its filters. */
  path: string;
  /** Where there is more, when not even the unfiltered list has anything. */
  up: { label: string; url: string };
};

/** An empty list, and the next step: without the filters if there are any, else one step up. */
export function NoProducts({ title, state, path, up }: NoProductsProps) {
  const isFiltered = filterCount(state) > 0;
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      text={isFiltered ? "Nothing matches all of your filters. Take one away, or start again." : undefined}
      action={
        <ButtonLink variant="secondary" href={isFiltered ? path : up.url}>
          {isFiltered ? "Clear filters" : up.label}
        </ButtonLink>
      }
    />
  );
}
