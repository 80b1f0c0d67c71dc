import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";

/** Stands in place of a list while its vendor is down. Trying again is a full load, which works without scripts too. */
export function ListUnavailable({ href }: { href: string }) {
  return (
    <EmptyState
      headingLevel="h2"
      icon="circle-alert"
      title="We can't show the parts right now"
      text="Our product search is taking a breather. The parts are still there: please try again in a minute."
      action={
        <ButtonLink variant="secondary" href={href} data-native>
          Try again
        </ButtonLink>
      }
    />
  );
}
