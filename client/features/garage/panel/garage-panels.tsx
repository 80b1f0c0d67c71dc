import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useApi } from "#client/lib/api/api.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { type Garage, selectedIn } from "#shared/domain/vehicle/garage.ts";
import { completeGarage, isIncomplete } from "../storage/complete-garage.ts";
import { changeGarage, heldGarage } from "../storage/garage-store.ts";
import { type GarageView, isGarageView, startView } from "./garage-view.ts";

const loadPanel = () => import("./garage-panel.tsx");
const GaragePanel = lazy(async () => ({ default: (await loadPanel()).GaragePanel }));

const unmatchedText = "We couldn't match your vehicle to our list. Please find it again in your garage.";

/** Opens the garage beside the page, and keeps storage, cookie and page in step. Its code comes with the first press. */
export function GaragePanels() {
  const api = useApi();
  const { pathname } = useLocation();
  const [opening, setOpening] = useState<{ view: GarageView; count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It never stays open over the next page.
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    const listening = new AbortController();
    const open = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-garage]") : null;
      if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { garage: wanted } = opener.dataset;
      const view = isGarageView(wanted) ? wanted : startView(heldGarage().garage.length);
      const show = () => {
        setOpening((before) => ({ view, count: (before?.count ?? 0) + 1 }));
        setIsOpen(true);
      };
      void loadPanel().then(show, () => location.assign("/garage"));
    };
    document.addEventListener("click", open, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const { garage } = heldGarage();
    if (garage.length === 0) return;
    // Written again at every visit: the cookie may have run out, or a page without scripts may have changed it.
    changeGarage((held) => [...held]);
    const complete = async () => {
      if (isIncomplete(garage)) changeGarage(await completeGarage(api, garage));
      const now = heldGarage().garage;
      reportUnresolved(now);
      if (selectedIn(garage) !== null && selectedIn(now) === null && now.length > 0) notify({ type: "danger", message: unmatchedText });
    };
    void complete();
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const vehicleId = useSelectedVehicle()?.vehicleId ?? null;
  const shownForRef = useRef(vehicleId);
  useEffect(() => {
    if (shownForRef.current === vehicleId) return;
    shownForRef.current = vehicleId;
    const params = new URLSearchParams(search);
    if (!params.has("page")) return;
    params.delete("page");
    void navigate(pathname + (params.size === 0 ? "" : `?${params}`), { replace: true, preventScrollReset: true });
  }, [vehicleId, navigate, pathname, search]);
}

/** Tells the shop of the vehicles that stay without an id: those that came without a K-type, and those whose K-type the index doesn't know. */
function reportUnresolved(garage: Garage): void {
  for (const { vehicleId, kTypeNr } of garage)
    if (vehicleId === null) reportToShop("unresolved-vehicle", kTypeNr === null ? "no K-type" : `K-type ${kTypeNr}`);
}
