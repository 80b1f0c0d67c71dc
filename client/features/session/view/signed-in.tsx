import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Modal } from "#client/ui/dialog/modal.tsx";
import type { SignedInCustomer } from "#shared/contract/customer/session.ts";
import { isUnauthenticated } from "../is-unauthenticated.ts";
import { leaveAccount, logoutPath } from "../leave-account.ts";
import { signedInCustomerQuery } from "../queries.ts";
import { signOut } from "../sign-out.ts";
import { useSession } from "../use-session.ts";
import { useSignedInCustomer } from "../use-signed-in-customer.ts";
import { accountLabel } from "./account-label.ts";
import { LogoutModal } from "./logout-modal.tsx";
import { WarningModal } from "./warning-modal.tsx";
import styles from "../session-modal.module.css";

export type SignedInProps = {
  /** Null once nobody is signed in any more. */
  expiresAtMs: number | null;
  place: string;
  onCustomer: (customer: SignedInCustomer) => void;
  onSignedOut: () => void;
};

const warnedSeconds = 120;
/** The marker may be gone a little before the answer is read that says why. */
const answerTakesMs = 500;

/** The session of whoever is signed in: their name in the header, its renewal, and the questions around its end. */
export function SignedIn({ expiresAtMs, place, onCustomer, onSignedOut }: SignedInProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { canStart, isExpired, isArriving, seconds, renew, end } = useSession(expiresAtMs, place);
  const [isLeaving, setIsLeaving] = useState(false);
  /** A warning that is closed comes once for each time. */
  const [dismissedFor, setDismissedFor] = useState<number | null>(null);
  useSignedInCustomer({ canStart: canStart && !isLeaving && place !== logoutPath, onCustomer });
  const isSignedIn = expiresAtMs !== null;
  useUnauthenticated(end);

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

  const isRunningOut = seconds !== null && seconds < warnedSeconds;
  const mayWarn = isSignedIn && !isLeaving && !isArriving && !isExpired && dismissedFor !== expiresAtMs;
  return (
    <>
      <LogoutModal onLogOut={leave} />
      <WarningModal
        isOpen={mayWarn && isRunningOut}
        seconds={seconds ?? 0}
        onStay={renew}
        // A renewal closes it, too: the time that is left then has not been warned of.
        onClose={() => isRunningOut && setDismissedFor(expiresAtMs)}
      />
      <ExpiredModal isOpen={isExpired} onContinue={leave} />
    </>
  );
}

/** Hears of every call of this page, whoever made it, that was answered with the session's end. */
function useUnauthenticated(onUnauthenticated: () => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(() => onUnauthenticated());

  useEffect(() => {
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && isUnauthenticated(event.action.error)) tell();
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && isUnauthenticated(event.action.error)) tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

type ExpiredModalProps = {
  isOpen: boolean;
  /** Logs out. */
  onContinue: () => Promise<unknown>;
};

/** The session is over, and there is no way around that. */
function ExpiredModal({ isOpen, onContinue }: ExpiredModalProps) {
  const [isBusy, setIsBusy] = useState(false);

  const proceed = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onContinue();
    setIsBusy(false);
  };

  return (
    <Modal isOpen={isOpen} title="Session expired." isNarrow>
      <p>For security reasons your session has been expired.</p>
      <p>Please select continue to try again.</p>
      <div className={styles.actions}>
        <Button onClick={() => void proceed()} aria-disabled={isBusy}>
          Continue
        </Button>
      </div>
    </Modal>
  );
}
