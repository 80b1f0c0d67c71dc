import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { SignedInCustomer } from "#shared/contract/session.ts";
import { useApi } from "#client/lib/api.ts";
import { accountLabel } from "./account-label.ts";
import { ExpiredModal } from "./expired-modal.tsx";
import { leaveAccount } from "./leave-account.ts";
import { logoutPath } from "./logout-path.ts";
import { LogoutModal } from "./logout-modal.tsx";
import { signedInCustomerQuery } from "./queries.ts";
import { signOut } from "./sign-out.ts";
import { useHeaderLabel } from "./use-header-label.ts";
import { useSession } from "./use-session.ts";
import { useSignedInCustomer } from "./use-signed-in-customer.ts";
import { useUnauthenticated } from "./use-unauthenticated.ts";
import { WarningModal } from "./warning-modal.tsx";

export type SignedInProps = {
  /** Null once nobody is signed in any more. */
  expiresAtMs: number | null;
  place: string;
  onCustomer: (customer: SignedInCustomer) => void;
  onSignedOut: () => void;
  /** As the account's pages know it, where they were shown: it may have been changed there. */
  firstName: string | undefined;
};

const warnedSeconds = 120;
/** The marker may be gone a little before the answer is read that says why. */
const answerTakesMs = 500;

/** The session of whoever is signed in: their name in the header, its renewal, and the questions around its end. */
export function SignedIn({ expiresAtMs, place, onCustomer, onSignedOut, firstName }: SignedInProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { canStart, isExpired, isArriving, seconds, renew, end } = useSession(expiresAtMs, place);
  const [isLeaving, setIsLeaving] = useState(false);
  /** A warning that is closed comes once for each time. */
  const [dismissedFor, setDismissedFor] = useState<number | null>(null);
  const customer = useSignedInCustomer({ canStart: canStart && !isLeaving && place !== logoutPath, onCustomer });
  const isSignedIn = expiresAtMs !== null;
  useUnauthenticated(end);
  useHeaderLabel(accountLabel(isSignedIn && customer ? (firstName ?? customer.firstName) : null));

  const leave = async () => {
    setIsLeaving(true);
    const hasLeft = await signOut(api);
    if (!hasLeft) setIsLeaving(false);
    return hasLeft;
  };

  const forget = useEffectEvent(() => {
    if (isLeaving || isExpired) return;
    queryClient.removeQueries({ queryKey: signedInCustomerQuery(api).queryKey });
    onSignedOut();
    leaveAccount(place);
  });
  useEffect(() => {
    if (isSignedIn) return;
    const timer = setTimeout(() => forget(), answerTakesMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  const mayWarn = isSignedIn && !isLeaving && !isArriving && !isExpired && dismissedFor !== expiresAtMs;
  return (
    <>
      <LogoutModal onLogOut={leave} />
      <WarningModal
        isOpen={mayWarn && seconds !== null && seconds < warnedSeconds}
        seconds={seconds ?? 0}
        onStay={renew}
        onClose={() => setDismissedFor(expiresAtMs)}
      />
      <ExpiredModal isOpen={isExpired} onContinue={leave} />
    </>
  );
}
