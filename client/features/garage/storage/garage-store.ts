import { useSyncExternalStore } from "react";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { isToldEmpty, mergeGarages, readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";
import { readGarage, writeGarage, writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { garageStorageKey } from "#shared/domain/vehicle/selected-vehicle.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { garageChangedEvent } from "#client/lib/storage/selected-vehicle.ts";

/** The garage as this tab knows it. `isKept` is false where the browser doesn't let us store it. */
type HeldGarage = { garage: Garage; isKept: boolean };

const empty: HeldGarage = { garage: [], isKept: true };
let current: HeldGarage | null = null;
let isFollowing = false;

/** The browser's alone: pages read the cookie on the server. */
export function heldGarage(): HeldGarage {
  followOtherTabs();
  current ??= readStored();
  return current;
}

/** Keeps the garage after the change, whole and in the cookie, and tells the page. */
export function changeGarage(change: (garage: Garage) => Garage): void {
  // The cookie may have changed since: a form that was sent before this code was there, say.
  const held = asToldByCookie(heldGarage().garage, readGarageCookie(document.cookie));
  const garage = change(held);
  if (garage === held) return;
  document.cookie = writeGarageCookie(garage, location.protocol === "https:");
  current = { garage, isKept: store(garage) };
  dispatchEvent(new Event(garageChangedEvent));
}

export function useGarage(): HeldGarage {
  return useSyncExternalStore(subscribe, heldGarage, () => empty);
}

function subscribe(listener: () => void): () => void {
  addEventListener(garageChangedEvent, listener);
  return () => removeEventListener(garageChangedEvent, listener);
}

/** Other tabs change the storage, and pages without scripts the cookie. */
function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  const follow = () => {
    if (current?.isKept === false) return;
    current = readStored();
    dispatchEvent(new Event(garageChangedEvent));
  };
  addEventListener("storage", ({ key }) => (key === garageStorageKey || key === null) && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}

function readStored(): HeldGarage {
  const cookie = readGarageCookie(document.cookie, () => reportToShop("malformed-garage-cookie"));
  try {
    const stored = readGarage(localStorage.getItem(garageStorageKey), () => reportToShop("malformed-garage"));
    return { garage: asToldByCookie(stored, cookie), isKept: true };
  } catch {
    return { garage: cookie, isKept: cookie.length > 0 };
  }
}

const asToldByCookie = (held: Garage, cookie: Garage): Garage => (isToldEmpty(document.cookie) ? [] : mergeGarages(held, cookie));

function store(garage: Garage): boolean {
  try {
    localStorage.setItem(garageStorageKey, writeGarage(garage));
    return true;
  } catch {
    return false;
  }
}
