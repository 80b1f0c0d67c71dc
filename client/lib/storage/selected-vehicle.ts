import { createContext, startTransition, use, useEffect, useState } from "react";
import { readSelectedVehicle, type SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

export const SelectedVehicleContext = createContext<SelectedVehicle | null>(null);

/** The vehicle that this page is about: in the server's HTML already, and from then on whenever the garage changes. */
export function useSelectedVehicle(): SelectedVehicle | null {
  return use(SelectedVehicleContext);
}

/** Sent to the window by whoever wrote the garage's cookie. */
export const garageChangedEvent = "garagechange";

/** Follows the cookie, in this tab and in others. The page stays as it is until its data for the next vehicle is there. */
export function useVehicleFromCookie(first: SelectedVehicle | null): SelectedVehicle | null {
  const [vehicle, setVehicle] = useState(first);
  useEffect(() => {
    const follow = () =>
      startTransition(() => {
        const next = readSelectedVehicle(document.cookie);
        setVehicle((held) => (JSON.stringify(held) === JSON.stringify(next) ? held : next));
      });
    follow();
    const events = [garageChangedEvent, "storage", "pageshow"];
    for (const event of events) addEventListener(event, follow);
    return () => {
      for (const event of events) removeEventListener(event, follow);
    };
  }, []);
  return vehicle;
}
