import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { VehicleLookup, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { addVehicle, type Garage, garageKey, garageVehiclesMax, selectVehicle } from "#shared/domain/vehicle/garage.ts";
import { type GarageCommand, runGarageCommand } from "../storage/garage-command.ts";
import { GarageList } from "./garage-list.tsx";
import { GarageNav } from "./garage-nav.tsx";
import { changeGarage, heldGarage, useGarage } from "../storage/garage-store.ts";
import { type VehicleOffer, garageVehicleOf } from "../storage/garage-vehicle-of.ts";
import { type GarageView, viewTitles } from "./garage-view.ts";
import { LiveManual } from "../look-up/manual/live-manual.tsx";
import { LiveRegistration, LiveVin } from "../look-up/live-lookups.tsx";
import { LiveResults } from "../look-up/live-results.tsx";
import { LookupAnswer } from "../look-up/lookup-answer.tsx";
import type { VehicleSearch } from "../queries.ts";
import { additionMessage, commandMessage } from "./garage-messages.ts";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import styles from "./garage-panel.module.css";

/** `undo` makes the garage what it was before. */
type Said = { text: string; undo: ((held: Garage) => Garage) | null };

/** The garage's states, one at a time. */
export function GarageViews({ startView }: { startView: GarageView }) {
  const { garage } = useGarage();
  const [view, setView] = useState(startView);
  const [steps, setSteps] = useState<VehicleSteps>({});
  const [search, setSearch] = useState<VehicleSearch>({});
  const [said, setSaid] = useState<Said | null>(null);
  const [isMoved, setIsMoved] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const show = (next: GarageView) => {
    setIsMoved(true);
    setSaid(null);
    setView(next);
  };
  const find = (next: VehicleSearch) => {
    setSearch(next);
    show("results");
  };
  const goOnByHand = (from: VehicleSteps) => {
    setSteps(from);
    show("manual");
  };
  const add = (offer: VehicleOffer) => {
    const vehicle = garageVehicleOf(offer);
    changeGarage((held) => addVehicle(held, vehicle));
    show("garage");
    setSaid({ text: additionMessage(vehicle), undo: null });
  };
  const run = (command: GarageCommand) => {
    const before = heldGarage().garage;
    changeGarage((held) => runGarageCommand(held, command, { selectsFirstRemaining: true }));
    const undo = command.intent === "remove" ? (held: Garage) => putBack(held, before, command.key) : null;
    setSaid({ text: commandMessage(before, command, heldGarage().garage), undo });
    if (command.intent !== "toggle") headingRef.current?.focus();
  };
  const undo = (change: (held: Garage) => Garage) => {
    changeGarage(change);
    setSaid(null);
    headingRef.current?.focus();
  };

  const target = { heldIds: garage.flatMap(({ vehicleId }) => vehicleId ?? []), onAdd: add };
  const renderAnswer = (answer: VehicleLookup) => <LookupAnswer answer={answer} target={target} onManual={goOnByHand} />;
  return (
    <div className={styles.views}>
      <GarageNav view={view} vehicleCount={garage.length} onChoose={show} />
      <ViewHeading key={view} ref={headingRef} isTaken={isMoved}>
        {viewTitles[view]}
      </ViewHeading>
      <GarageSaid text={said?.text} onUndo={said?.undo ? () => said.undo && undo(said.undo) : undefined} />
      {view === "manual" && <LiveManual steps={steps} onSteps={setSteps} onFind={find} target={target} />}
      {view === "results" && <LiveResults search={search} onFind={find} onBack={() => show("manual")} target={target} />}
      {view === "registration" && <LiveRegistration renderAnswer={renderAnswer} onManual={() => show("manual")} />}
      {view === "vin" && <LiveVin renderAnswer={renderAnswer} onManual={() => show("manual")} />}
      {view === "garage" && <GarageList garage={garage} onCommand={run} onManual={() => show("manual")} />}
    </div>
  );
}

/** What just happened, in words, and the way back where there is one. */
function GarageSaid({ text, onUndo }: { text?: string; onUndo?: () => void }) {
  return (
    <div role="status" className={styles.status}>
      {text && (
        <p className={styles.said}>
          <Icon of="info" size="small" />
          <span>{text}</span>
          {onUndo && (
            <ScriptButton className={styles.undo} onClick={onUndo}>
              Undo
            </ScriptButton>
          )}
        </p>
      )}
    </div>
  );
}

type ViewHeadingProps = {
  ref: RefObject<HTMLHeadingElement | null>;
  /** Whether the shopper came here from another state, and the focus with them. */
  isTaken: boolean;
  children: ReactNode;
};

/** Names the garage's state, and takes the focus over as it comes. */
function ViewHeading({ ref, isTaken, children }: ViewHeadingProps) {
  useEffect(() => {
    if (isTaken) ref.current?.focus();
  }, [isTaken, ref]);
  return (
    <h3 ref={ref} className={styles.title} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** The garage with what was removed of an earlier one in its place again, and selected if it was; everything else stays as it is by now. */
function putBack(garage: Garage, before: Garage, key: string): Garage {
  const at = before.findIndex((vehicle) => garageKey(vehicle) === key);
  const removed = before[at];
  if (!removed || garage.length >= garageVehiclesMax || garage.some((vehicle) => garageKey(vehicle) === key)) return garage;
  const whole = garage.toSpliced(at, 0, { ...removed, isSelected: false });
  return removed.isSelected ? selectVehicle(whole, key) : whole;
}
