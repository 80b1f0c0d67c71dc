import { ButtonLink } from "#client/ui/button/button.tsx";
import type { Link } from "#shared/contract/picture.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";

type NoProductsProps = {
  title?: string;
  isFiltered: boolean;
  /** The list without its filters. */
  path: string;
  /** Where there is more, when not even the unfiltered list has anything. */
  up: Link | undefined;
};

/** An empty list, and the next step: without the filters if there are any, else one step up. */
export function NoProducts({ title = "No products found within the category.", isFiltered, path, up }: NoProductsProps) {
  const next = isFiltered ? { label: "Clear filters", url: path } : up;
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      text={isFiltered ? "Nothing matches all of your filters. Remove one, or start again." : undefined}
      action={
        next && (
          <ButtonLink variant="secondary" href={next.url}>
            {next.label}
          </ButtonLink>
        )
      }
    />
  );
}
