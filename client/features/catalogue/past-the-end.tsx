import { EmptyState } from "#client/ui/empty-state.tsx";

/** A page of a list that has fewer, as an old link may ask for. */
export function PastTheEnd({ href }: { href: string }) {
  return <EmptyState headingLevel="h2" title="This list is shorter than that" action={<a href={href}>Go to its last page</a>} />;
}
