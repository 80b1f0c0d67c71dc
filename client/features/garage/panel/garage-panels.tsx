import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { readStoredText } from "#client/lib/storage/stored-text.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { useOpenOverPage } from "#client/ui/dialog/use-open-over-page.ts";
import { garageCookieName, garageStorageKey } from "#shared/domain/vehicle/selected-vehicle.ts";
import { type GarageView, isGarageView, startView } from "./garage-view.ts";

const loadPanel = () => import("./garage-panel.tsx");
const GaragePanel = lazy(async () => ({ default: (await loadPanel()).GaragePanel }));

/** Opens the garage beside the page, and has storage, cookie and page kept in step where there is one. Its code comes with the first press. */
export function GaragePanels() {
  const api = useApi();
  const [opening, setOpening] = useState<{ view: GarageView; count: number } | null>(null);
  const [isOpen, setIsOpen] = useOpenOverPage();

  useEffect(() => {
    const listening = new AbortController();
    const open = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-garage]") : null;
      if (!opener || !isPlainClick(event)) return;
      event.preventDefault();
      const { garage: wanted } = opener.dataset;
      const { pathname: from } = location;
      // By then the shopper may have turned to another page.
      const isHere = () => location.pathname === from;
      const show = ({ vehiclesHeld }: Awaited<ReturnType<typeof loadPanel>>) => {
        const view = isGarageView(wanted) ? wanted : startView(vehiclesHeld());
        setOpening((before) => ({ view, count: (before?.count ?? 0) + 1 }));
        setIsOpen(true);
      };
      void loadPanel().then(
        (panel) => isHere() && show(panel),
        () => isHere() && location.assign("/garage"),
      );
    };
    document.addEventListener("click", open, { signal: listening.signal });
    return () => listening.abort();
  }, [setIsOpen]);

  useEffect(() => {
    if (hasGarage()) void import("../storage/keep-garage.ts").then(({ keepGarage }) => keepGarage(api), leaveAsItIs);
  }, [api]);

  useFirstPageForNextVehicle();

  if (opening === null) return null;
  return (
    <Suspense>
      <GaragePanel key={opening.count} isOpen={isOpen} startView={opening.view} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

/** Another vehicle has lists of another length, so they start again at their first page. */
function useFirstPageForNextVehicle(): void {
  const navigateInPlace = useNavigateInPlace();
  const { pathname, search } = useLocation();
  const vehicleId = useSelectedVehicle()?.vehicleId ?? null;
  const shownForRef = useRef(vehicleId);
  const startAgain = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    if (!params.has("page")) return;
    params.delete("page");
    void navigateInPlace(pathname + (params.size === 0 ? "" : `?${params}`), { replace: true });
  });
  useEffect(() => {
    if (shownForRef.current === vehicleId) return;
    shownForRef.current = vehicleId;
    startAgain();
  }, [vehicleId]);
}

/** Whether anything is kept that may be a garage; its code is for whoever has one. */
function hasGarage(): boolean {
  return readStoredText(garageStorageKey) !== null || document.cookie.includes(`${garageCookieName}=`);
}

const leaveAsItIs = () => undefined;
