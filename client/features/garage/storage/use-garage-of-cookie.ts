import { useEffect, useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { garageChangedEvent } from "#client/lib/storage/selected-vehicle.ts";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";
import { garageOfCookie } from "./garage-of-cookie.ts";

const cookieGarage = () => JSON.stringify(readGarageCookie(document.cookie));

/** The garage as the page's loader found it, and from then on as its cookie tells whenever that has changed. */
export function useGarageOfCookie(loaded: Garage): Garage {
  const api = useApi();
  const [followed, setFollowed] = useState({ loaded, garage: loaded });
  useEffect(() => {
    let known = cookieGarage();
    let isLeft = false;
    const follow = async () => {
      const told = cookieGarage();
      // Every visit writes the cookie anew, mostly as it was.
      if (told === known) return;
      known = told;
      const garage = await garageOfCookie(api, document.cookie);
      if (!isLeft && told === known) setFollowed({ loaded, garage });
    };
    const hear = () => void follow();
    const events = [garageChangedEvent, "storage", "pageshow"];
    for (const event of events) addEventListener(event, hear);
    return () => {
      isLeft = true;
      for (const event of events) removeEventListener(event, hear);
    };
  }, [api, loaded]);
  return followed.loaded === loaded ? followed.garage : loaded;
}
