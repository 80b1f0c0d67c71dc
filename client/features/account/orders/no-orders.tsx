import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";

/** The order history of whoever hasn't ordered yet. */
export function NoOrders({ headingLevel }: { headingLevel: "h2" | "h3" }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="No orders yet"
      text="What you order while you're signed in shows up here, with its parcels and returns."
      action={<ButtonLink href="/parts">Browse parts</ButtonLink>}
    />
  );
}
