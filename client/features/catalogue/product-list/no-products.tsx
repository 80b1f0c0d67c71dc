import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";

type NoProductsProps = {
  title: string;
  isFiltered: boolean;
  /** The list without its filters. */
  path: string;
  /** Where there is more, when not even the unfiltered list has anything. */
  upLabel: string;
  upUrl: string;
};

/** An empty list, and the next step: without the filters if there are any, else one step up. */
export function NoProducts({ title, isFiltered, path, upLabel, upUrl }: NoProductsProps) {
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      text={isFiltered ? "Nothing matches all of your filters. Take one away, or start again." : undefined}
      action={
        <ButtonLink variant="secondary" href={isFiltered ? path : upUrl}>
          {isFiltered ? "Clear filters" : upLabel}
        </ButtonLink>
      }
    />
  );
}
