import { useRef, useState } from "react";
import type { VehicleLookup, VehicleSteps } from "#shared/contract/vehicle.ts";
import { addVehicle, type Garage } from "#shared/domain/garage.ts";
import { type GarageCommand, runGarageCommand } from "./garage-command.ts";
import { GarageList } from "./garage-list.tsx";
import { GarageNav } from "./garage-nav.tsx";
import { GarageSaid } from "./garage-said.tsx";
import { changeGarage, heldGarage, useGarage } from "./garage-store.ts";
import { garageVehicleOf, type VehicleOffer } from "./garage-vehicle-of.ts";
import type { GarageView } from "./garage-view.ts";
import { LiveManual } from "./live-manual.tsx";
import { LiveRegistration } from "./live-registration.tsx";
import { LiveResults } from "./live-results.tsx";
import { LiveVin } from "./live-vin.tsx";
import { LookupAnswer } from "./lookup-answer.tsx";
import type { VehicleSearch } from "./queries.ts";
import { saidOfAdding, saidOfCommand } from "./said-of.ts";
import { ViewHeading } from "./view-heading.tsx";
import { viewTitles } from "./view-titles.ts";
import styles from "./garage-panel.module.css";

type Said = { text: string; before: Garage | null };

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
    setSaid({ text: saidOfAdding(vehicle), before: null });
  };
  const run = (command: GarageCommand) => {
    const before = heldGarage().garage;
    changeGarage((held) => runGarageCommand(held, command, { selectsFirstRemaining: true }));
    setSaid({ text: saidOfCommand(before, command, heldGarage().garage), before: command.intent === "remove" ? before : null });
    if (command.intent !== "toggle") headingRef.current?.focus();
  };
  const undo = (before: Garage) => {
    changeGarage(() => before);
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
      <GarageSaid text={said?.text} onUndo={said?.before ? () => said.before && undo(said.before) : undefined} />
      {view === "manual" && <LiveManual steps={steps} onSteps={setSteps} onFind={find} target={target} />}
      {view === "results" && <LiveResults search={search} onFind={find} onBack={() => show("manual")} target={target} />}
      {view === "registration" && <LiveRegistration renderAnswer={renderAnswer} onManual={() => show("manual")} />}
      {view === "vin" && <LiveVin renderAnswer={renderAnswer} onManual={() => show("manual")} />}
      {view === "garage" && <GarageList garage={garage} onCommand={run} onManual={() => show("manual")} />}
    </div>
  );
}
