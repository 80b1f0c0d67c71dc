import { useState } from "react";
import type { MyLocation } from "#client/lib/my-location.ts";

const waitMs = 10_000;

/** Asks the browser where it is. It asks the shopper first, who may say no. */
export function useGeolocation(onFound: (location: MyLocation) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = () => {
    // Missing in old browsers and on insecure pages, whatever the types say.
    if (!("geolocation" in navigator)) return setProblem("Geolocation is not supported by your browser");
    setIsBusy(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setIsBusy(false);
        onFound({ lat, lng });
      },
      ({ code, PERMISSION_DENIED: denied }) => {
        setIsBusy(false);
        setProblem(
          code === denied
            ? "Your browser keeps your location to itself. Allow it there, or type your postcode."
            : "We couldn't find out where you are. Please type your postcode.",
        );
      },
      { timeout: waitMs, maximumAge: 600_000 },
    );
  };
  return { ask, isBusy, problem };
}
