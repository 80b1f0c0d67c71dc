import { garageKey, garageLabel, type GarageVehicle } from "#shared/domain/vehicle/garage.ts";
import { isOnlyLabelled } from "#shared/domain/vehicle/garage-cookie.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import { vehicleAttributes } from "#shared/domain/vehicle/vehicle-answers.ts";
import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { answerTitles } from "./answer-titles.ts";
import { CommandForm } from "./command-form.tsx";
import type { GarageCommand } from "../storage/garage-command.ts";
import styles from "./garage-list.module.css";

/** One vehicle of the garage, what is remembered of it, and what can be done with it. */
export function GarageRow({ vehicle, onCommand }: { vehicle: GarageVehicle; onCommand?: (command: GarageCommand) => void }) {
  const key = garageKey(vehicle);
  const label = garageLabel(vehicle);
  const answers = vehicleAttributes.flatMap((attribute) => {
    const value = vehicle.answers[attribute];
    return value === undefined ? [] : [{ attribute, value }];
  });
  const known = vehicle.exactYear === null ? answers : [{ attribute: "year" as const, value: String(vehicle.exactYear) }, ...answers];
  return (
    <li className={classNames(styles.vehicle, vehicle.isSelected && styles.selected)}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{label}</p>
          {!isOnlyLabelled(vehicle) && (
            <>
              <p className={styles.years}>{yearSpan(vehicle.yearFrom, vehicle.yearTo)}</p>
              <a href={carUrl(vehicle)}>
                Facts, parts by area and weak spots<VisuallyHidden> of the {label}</VisuallyHidden>
              </a>
            </>
          )}
        </div>
        <CommandForm fields={{ intent: "remove", key }} onCommand={onCommand} className={styles.remove}>
          <Icon of="trash-2" />
          <VisuallyHidden>Remove {label}</VisuallyHidden>
        </CommandForm>
      </div>
      {vehicle.vehicleId === null ? (
        <p className={styles.warning}>
          <Icon of="triangle-alert" size="small" />
          We couldn’t match this vehicle to our list, so parts can’t be checked against it. Find it again by hand or by its plate.
        </p>
      ) : (
        <CommandForm fields={{ intent: "toggle", key }} onCommand={onCommand} className={styles.select} isPressed={vehicle.isSelected}>
          <Icon of={vehicle.isSelected ? "circle-check" : "car"} size="small" />
          {vehicle.isSelected ? "Shopping for it" : "Shop for it"}
          <VisuallyHidden> {label}</VisuallyHidden>
        </CommandForm>
      )}
      {known.length > 0 && (
        <ul className={styles.answers} aria-label={`What we know of ${label}`}>
          {known.map(({ attribute, value }) => (
            <li key={attribute} className={styles.answer}>
              <span>
                {answerTitles[attribute]}: <b>{value}</b>
              </span>
              <CommandForm fields={{ intent: "answer", key, attribute, value: "" }} onCommand={onCommand} className={styles.forget}>
                Forget<VisuallyHidden> {answerTitles[attribute].toLowerCase()}</VisuallyHidden>
              </CommandForm>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
