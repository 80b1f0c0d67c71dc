import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "#client/features/account/queries.ts";
import { HeaderLinks } from "#client/features/navigation/header/header-links.tsx";
import { signedInCustomerQuery } from "#client/features/session/queries.ts";
import { useSessionMarker } from "#client/features/session/session-marker.ts";
import { accountLabel } from "#client/features/session/view/account-label.ts";
import { WishlistOpener } from "#client/features/wishlist/wishlist-opener.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { Layout } from "#shared/contract/content/content.ts";

/** The shopper's own things in the header, but for the cart. */
export function HeaderActions({ company }: { company: Layout["company"] }) {
  return <HeaderLinks company={company} accountLabel={useAccountLabel()} wishlist={<WishlistOpener />} />;
}

/** A customer's name, as the account's pages know it where they were shown: it may have been changed there. */
function useAccountLabel(): string {
  const api = useApi();
  const isSignedIn = useSessionMarker() !== null;
  const { data: account } = useQuery({ ...accountQuery(api), enabled: false });
  const { data: customer } = useQuery({ ...signedInCustomerQuery(api), enabled: false });
  return accountLabel(isSignedIn && customer ? (account?.firstName ?? customer.firstName) : null);
}
