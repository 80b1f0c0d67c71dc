import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { type Garage, garageKey, garageVehiclesMax, selectedIn } from "#shared/domain/vehicle/garage.ts";
import type { GarageCommand } from "../storage/garage-command.ts";
import { CommandForm } from "./command-form.tsx";
import { GarageRow } from "./garage-row.tsx";
import styles from "./garage-list.module.css";

type GarageListProps = {
  garage: Garage;
  /** Where scripts run: what to do instead of sending a form. */
  onCommand?: (command: GarageCommand) => void;
  onManual?: () => void;
};

/** The shopper's vehicles. One of them is shopped for, or none. */
export function GarageList({ garage, onCommand, onManual }: GarageListProps) {
  if (garage.length === 0) {
    return (
      <EmptyState
        icon="car"
        headingLevel={onCommand ? "h3" : "h2"}
        title="No vehicle yet"
        text="Add the car that you work on, and every part says whether it fits."
        action={
          <ButtonLink
            variant="secondary"
            href="/garage/manual"
            onClick={
              onManual &&
              ((event) => {
                event.preventDefault();
                onManual();
              })
            }
          >
            Add your vehicle
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={styles.garage}>
      <ul className={styles.list} aria-label="Your vehicles">
        {garage.map((vehicle) => (
          <GarageRow key={garageKey(vehicle)} vehicle={vehicle} onCommand={onCommand} />
        ))}
      </ul>
      {selectedIn(garage) ? (
        <CommandForm fields={{ intent: "reset" }} onCommand={onCommand} className={styles.quiet}>
          Shop without a vehicle
        </CommandForm>
      ) : (
        <p className={styles.note}>No vehicle is selected, so parts don’t say whether they fit.</p>
      )}
      {garage.length >= garageVehiclesMax && (
        <p className={styles.note}>Your garage is full: it holds {garageVehiclesMax} vehicles. Remove one to add another.</p>
      )}
    </div>
  );
}
