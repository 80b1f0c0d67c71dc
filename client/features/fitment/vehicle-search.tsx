import { type FormEvent, useRef, useState } from "react";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import type { FitmentVehicles } from "#shared/contract/catalogue/fitment.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { fitsSectionId } from "./fits-section-id.ts";
import styles from "./fitted-vehicles.module.css";

type VehicleSearchProps = {
  list: Pick<FitmentVehicles, "total" | "found">;
  text: string;
  /** The page's path, and the parameters of its address that stay. */
  path: string;
  kept: [string, string][];
  onSearch: (text: string) => void;
};

/** Looks for a car in a long list. It is a plain form, so that it works before any script does. */
export function VehicleSearch({ list: { total, found }, text, path, kept, onSearch }: VehicleSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  useEarlyInput(inputRef, (input) => setTyped(input.value));
  // Back and Forward bring the text of their page.
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <div className={styles.search}>
      <form method="get" action={`${path}#${fitsSectionId}`} role="search" aria-label="Vehicles that this part fits" onSubmit={search}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Find a vehicle in this list">
          {(control) => (
            <input
              {...control}
              ref={inputRef}
              type="search"
              name="fits"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={100}
              autoComplete="off"
              placeholder="Make, model, series or year"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      <p role="status">{text && foundText(found, total, text)}</p>
    </div>
  );
}

function foundText(found: number, total: number, text: string): string {
  if (found === 0) return `None of the ${formatNumber(total)} vehicles in this list matches “${text}”.`;
  return `${formatNumber(found)} of ${formatNumber(total)} vehicles ${found === 1 ? "matches" : "match"} “${text}”.`;
}
