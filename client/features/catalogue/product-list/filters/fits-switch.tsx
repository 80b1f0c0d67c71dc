import { classNames } from "#client/ui/class-names.ts";
import { productListSearch, readProductListState } from "../product-list-params.ts";
import { ListSwitch } from "./list-switch.tsx";
import styles from "./fits-switch.module.css";

type FitsSwitchProps = {
  path: string;
  /** The list's state, as its address has it. */
  search: string;
  /** Null while no vehicle is selected. */
  vehicleLabel: string | null;
  isOn: boolean;
};

/** Limits the list to what fits the shopper's vehicle, or asks for the vehicle. A link, so that it works by itself. */
export function FitsSwitch({ path, search, vehicleLabel, isOn }: FitsSwitchProps) {
  if (vehicleLabel === null) {
    return (
      <p className={classNames(styles.line, styles.invitation)}>
        <a className={styles.add} href="/garage" data-native data-garage="start">
          Add your vehicle
        </a>
        <span className={styles.note}>and see only what fits.</span>
      </p>
    );
  }
  const state = readProductListState(new URLSearchParams(search));
  return (
    <p className={styles.line}>
      <ListSwitch href={path + productListSearch({ ...state, fits: isOn ? "all" : "mine", page: 1 })} isOn={isOn}>
        Only parts that fit my <b>{vehicleLabel}</b>
      </ListSwitch>
      <span className={styles.note}>
        {isOn ? "Includes universal parts, and parts without a vehicle list." : "Parts for other vehicles are shown too."}
      </span>
    </p>
  );
}
