import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./vehicle-button.module.css";

/** The vehicle that the page is about, or the way to one. A link that works by itself; where scripts run, it opens the garage beside the page. */
export function VehicleButton() {
  const vehicle = useSelectedVehicle();
  return (
    <a className={classNames(styles.button, vehicle && styles.chosen)} href="/garage" data-native data-garage="start">
      <Icon of="car" />
      <span className={styles.words}>
        <span className={styles.label}>{vehicle ? "Shopping for" : "Check what fits"}</span>
        <span className={styles.vehicle}>{vehicle ? <VehicleLabel {...vehicle} /> : "Add your vehicle"}</span>
      </span>
      <Icon of="chevron-right" size="small" className={styles.chevron} />
    </a>
  );
}

/** "1973 Holden HQ Monaro", of which a phone has room for the end. */
function VehicleLabel({ label, name }: SelectedVehicle) {
  const start = Math.max(label.indexOf(name), 0);
  return (
    <>
      <span className={styles.make}>{label.slice(0, start)}</span>
      {label.slice(start)}
    </>
  );
}
