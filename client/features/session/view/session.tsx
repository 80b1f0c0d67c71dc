import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { leaveAccount } from "../leave-account.ts";
import { sessionMarker, useSessionMarker } from "../session-marker.ts";
import type { SignedInProps } from "./signed-in.tsx";

type SessionProps = Pick<SignedInProps, "onCustomer" | "onSignedOut">;

const noCode = () => undefined;

/** Tells the page's fixed parts whether anyone is signed in. Only for those who are, the session's own code is loaded. */
export function Session(props: SessionProps) {
  const expiresAtMs = useSessionMarker();
  const { pathname } = useLocation();
  const isSignedIn = expiresAtMs !== null;
  const [SignedIn, setSignedIn] = useState<ComponentType<SignedInProps> | null>(null);

  useEffect(() => {
    // As it is by now: while hydrating nobody seems to be signed in.
    document.documentElement.toggleAttribute("data-signed-in", sessionMarker() !== null);
    // Without that code the server still knows who it is.
    if (isSignedIn) void import("./signed-in.tsx").then((code) => setSignedIn(() => code.SignedIn)).catch(noCode);
  }, [isSignedIn]);

  // A page that the browser kept whole begins anew when it is shown again.
  const [visit, setVisit] = useState(1);
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (sessionMarker() !== null || !leaveAccount(location.pathname))) setVisit((before) => before + 1);
    };
    window.addEventListener("pageshow", begin);
    return () => window.removeEventListener("pageshow", begin);
  }, []);

  return SignedIn && <SignedIn key={visit} expiresAtMs={expiresAtMs} place={pathname} {...props} />;
}
