import type { SubmitEvent } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { notify } from "#client/ui/feedback/notify.ts";
import { vehicleLabel } from "#shared/domain/vehicle/vehicle-label.ts";
import type { VehicleOffer } from "./storage/garage-vehicle-of.ts";

/** Puts a vehicle into the garage and shops for it. By itself it is a form; with scripts the page stays. */
export function AddToGarage({ offer, isHeld }: { offer: VehicleOffer; isHeld: boolean }) {
  const { vehicle, year, engine } = offer;
  const label = vehicleLabel(vehicle, year);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    import("./storage/keep-vehicle.ts").then(
      ({ keepVehicle }) => notify(keepVehicle(offer) ? added(label) : full),
      () => form.submit(),
    );
  };
  return (
    <form method="post" action="/garage" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="vehicleId" value={vehicle.vehicleId} />
      {year !== null && <input type="hidden" name="year" value={year} />}
      {engine !== null && <input type="hidden" name="engine" value={engine} />}
      <Button type="submit">{isHeld ? "In your garage: keep what I chose" : "Add to my garage"}</Button>
    </form>
  );
}

const added = (label: string) => ({ type: "success", message: `${label} is in your garage. Parts are now checked against it.` }) as const;
const full = { type: "danger", message: "Your garage is full. Remove a vehicle from it to add another." } as const;
