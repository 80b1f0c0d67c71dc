import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { SignedInCustomer } from "#shared/contract/customer/session.ts";
import { useApi } from "#client/lib/api/api.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { signedInCustomerQuery } from "./queries.ts";

type UseSignedInCustomerOptions = {
  canStart: boolean;
  /** The cart is theirs now, and its prices may have changed. */
  onCustomer: (customer: SignedInCustomer) => void;
};

/** Starts the buyer's session and tells whose it is. A failure is told once and ends it. */
export function useSignedInCustomer({ canStart, onCustomer }: UseSignedInCustomerOptions): void {
  const queryClient = useQueryClient();
  const query = signedInCustomerQuery(useApi());
  const { data: customer, error } = useQuery({
    ...query,
    enabled: canStart,
    // Only whose session may be another one by now: what failed is told once.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
  });
  const idRef = useRef<string | null>(null);

  const welcome = useEffectEvent((found: SignedInCustomer) => {
    // What the page holds belongs to someone else, who signed out in another tab.
    if (idRef.current !== null && idRef.current !== found.id) return location.reload();
    idRef.current = found.id;
    onCustomer(found);
  });
  useEffect(() => {
    if (customer) welcome(customer);
  }, [customer]);

  useEffect(() => {
    if (error) notify({ type: "danger", message: "Failed to load customer." });
  }, [error]);

  // Another tab may have gone on as someone else meanwhile.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ["session"], refetchType: "none" }), [queryClient]);
}
