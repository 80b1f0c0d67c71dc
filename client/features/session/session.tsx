import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SignedInCustomer } from "#shared/contract/session.ts";
import { useSessionMarker } from "./session-marker.ts";

const SignedIn = lazy(async () => ({ default: (await import("./signed-in.tsx")).SignedIn }));

type SessionProps = {
  onCustomer: (customer: SignedInCustomer) => void;
  onSignedOut: () => void;
};

/** Tells the page's fixed parts whether anyone is signed in. Only for those who are, the session's own code is loaded. */
export function Session({ onCustomer, onSignedOut }: SessionProps) {
  const expiresAtMs = useSessionMarker();
  const { pathname } = useLocation();
  const isSignedIn = expiresAtMs !== null;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
  }, [isSignedIn]);

  // A page that the browser kept whole begins anew when it is shown again.
  const [visit, setVisit] = useState(1);
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => persisted && setVisit((before) => before + 1);
    window.addEventListener("pageshow", begin);
    return () => window.removeEventListener("pageshow", begin);
  }, []);

  if (!wasSignedIn) return null;
  return (
    <Suspense>
      <SignedIn key={visit} expiresAtMs={expiresAtMs} place={pathname} onCustomer={onCustomer} onSignedOut={onSignedOut} />
    </Suspense>
  );
}
