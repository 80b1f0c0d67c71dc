import type { SubmitEvent } from "react";
import { garageVehiclesMax } from "#shared/domain/vehicle/garage.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Button } from "#client/ui/button/button.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { VehicleOffer } from "../storage/garage-vehicle-of.ts";
import styles from "./vehicle-offers.module.css";

/** The garage that a vehicle goes to. */
export type OfferTarget = {
  /** The ids of the vehicles that are in it. */
  heldIds: readonly string[];
  /** Where scripts run: what to do instead of sending the form. */
  onAdd?: (offer: VehicleOffer) => void;
};

/** Vehicles to choose from. */
export function VehicleOffers({ offers, target: { heldIds, onAdd } }: { offers: readonly VehicleOffer[]; target: OfferTarget }) {
  const isFull = heldIds.length >= garageVehiclesMax;
  return (
    <>
      {isFull && (
        <p className={styles.full} role="status">
          Your garage is full: it holds {garageVehiclesMax} vehicles. Remove one to add another.
        </p>
      )}
      <ul className={styles.offers}>
        {offers.map((offer) => {
          const { vehicle, year, engine } = offer;
          const submit = (event: SubmitEvent) => {
            if (!onAdd) return;
            event.preventDefault();
            onAdd(offer);
          };
          const isHeld = heldIds.includes(vehicle.vehicleId);
          return (
            <li key={`${vehicle.vehicleId} ${year} ${engine}`} className={styles.offer}>
              <div>
                <p className={styles.name}>{vehicleLabel(vehicle, year)}</p>
                <p className={styles.facts}>
                  {[yearSpan(vehicle.yearFrom, vehicle.yearTo), engine ?? vehicle.engines.join(", "), vehicle.bodyStyles.join(", ")]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <form method="post" action="/garage" onSubmit={submit}>
                <input type="hidden" name="intent" value="add" />
                <input type="hidden" name="vehicleId" value={vehicle.vehicleId} />
                {year !== null && <input type="hidden" name="year" value={year} />}
                {engine !== null && <input type="hidden" name="engine" value={engine} />}
                <Button type="submit" variant="secondary" disabled={isFull && !isHeld}>
                  Choose
                  <VisuallyHidden> {vehicleLabel(vehicle, year)}</VisuallyHidden>
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
