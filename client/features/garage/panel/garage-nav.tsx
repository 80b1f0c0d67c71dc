import type { MouseEvent } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import type { GarageView } from "./garage-view.ts";
import styles from "./garage-nav.module.css";

type GarageNavProps = {
  view: GarageView;
  vehicleCount: number;
  /** Where the garage is a panel beside the page, it changes by itself. */
  onChoose?: (view: GarageView) => void;
};

const entries: { view: GarageView; label: string }[] = [
  { view: "manual", label: "By hand" },
  { view: "registration", label: "Number plate" },
  { view: "vin", label: "VIN or chassis" },
  { view: "garage", label: "My vehicles" },
];

/** The ways to a vehicle, and the vehicles that are there. */
export function GarageNav({ view: current, vehicleCount, onChoose }: GarageNavProps) {
  const shown = current === "results" ? "manual" : current;
  const choose = (event: MouseEvent, view: GarageView) => {
    if (!onChoose || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(view);
  };
  return (
    <nav className={styles.nav} aria-label="Ways to your vehicle">
      {entries.map(({ view, label }) => (
        <a
          key={view}
          className={styles.entry}
          href={`/garage/${view}`}
          aria-current={view === shown ? "page" : undefined}
          onClick={(event) => choose(event, view)}
        >
          {label}
          {view === "garage" && vehicleCount > 0 && <span className={styles.count}> ({vehicleCount})</span>}
        </a>
      ))}
    </nav>
  );
}
