import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import styles from "./fitment-badge.module.css";

/** Says whether what the page is about depends on the vehicle; if so, for which vehicle the shop answers now. */
export function FitmentBadge({ block: { kind, text } }: { block: BlockOf<"fitment-badge"> }) {
  const vehicle = useSelectedVehicle();
  const isUniversal = kind === "universal";
  return (
    <p className={styles.line}>
      <Badge tone={isUniversal ? "neutral" : "info"} icon={isUniversal ? "check" : "car"}>
        {text}
      </Badge>
      {!isUniversal &&
        (vehicle ? (
          <span className={styles.said}>Parts are checked against your {vehicle.label}.</span>
        ) : (
          <a className={styles.add} href="/garage" data-native data-garage="start">
            Add your vehicle
          </a>
        ))}
    </p>
  );
}
