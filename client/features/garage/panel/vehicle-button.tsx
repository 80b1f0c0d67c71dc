import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./vehicle-button.module.css";

/** The vehicle that the page is about, or the way to one. A link that works by itself; where scripts run, it opens the garage beside the page. */
export function VehicleButton() {
  const vehicle = useSelectedVehicle();
  const label = vehicle?.label ?? "Add your vehicle";
  const nameAt = label.lastIndexOf(vehicle?.name ?? label);
  return (
    <a className={classNames(styles.button, vehicle && styles.chosen)} href="/garage" data-native data-garage="start">
      <Icon of="car" />
      <span className={styles.words}>
        <span className={styles.label}>{vehicle ? "Shopping for" : "Check what fits"}</span>
        <span className={styles.vehicle}>
          {/* A phone has room for the name alone. */}
          {nameAt > 0 && <span className={styles.make}>{label.slice(0, nameAt)}</span>}
          {nameAt > 0 ? label.slice(nameAt) : label}
        </span>
      </span>
      <Icon of="chevron-right" size="small" className={styles.chevron} />
    </a>
  );
}
