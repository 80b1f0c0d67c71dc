import { useState } from "react";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { useHydrated } from "#client/lib/use-hydrated.ts";
import { ComboBox } from "#client/ui/combo-box.tsx";
import { contactLengthMax } from "#shared/domain/contact-field.ts";
import { answerName, vehicleName } from "./field-names.ts";
import { useVehicleSearch } from "./use-vehicle-search.ts";

type VehicleFieldProps = {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  /** What was typed before the form came back. */
  typed: string | undefined;
};

type Held = { text: string; vehicleId: string | null };

const nothing: Held = { text: "", vehicleId: null };

/** Which vehicle it is about: the one that the page is about, another of the index, or whatever the shopper writes. */
export function VehicleField({ name, label, hint, error, typed }: VehicleFieldProps) {
  const selected = useSelectedVehicle();
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<Held | null>(typed === undefined ? null : { text: typed, vehicleId: null });
  const proposed = selected ? { text: selected.label.slice(0, contactLengthMax.vehicle), vehicleId: selected.vehicleId } : nothing;
  const { text, vehicleId } = held ?? proposed;
  const search = useVehicleSearch(held?.vehicleId === null ? held.text : "");
  return (
    <>
      <ComboBox
        label={label}
        hint={hint}
        name={answerName(name)}
        placeholder="hq monaro, xy falcon gt"
        value={text}
        onType={(next) => setHeld({ text: next, vehicleId: null })}
        options={search.options}
        onChoose={(option) => setHeld({ text: option.label, vehicleId: option.id })}
        more={search.more}
        error={error}
        note={search.note}
      />
      {/* Without scripts nothing would take it back when the text is changed. */}
      {isHydrated && vehicleId !== null && <input type="hidden" name={vehicleName(name)} value={vehicleId} />}
    </>
  );
}
