import { garageKey, selectedIn } from "#shared/domain/vehicle/garage.ts";
import type { VehicleAttribute } from "#shared/domain/vehicle/vehicle-answers.ts";
import { runGarageCommand } from "./garage-command.ts";
import { changeGarage } from "./garage-store.ts";

/** Remembers what the shopper said of the selected vehicle, or forgets it with null. */
export function rememberAnswer(attribute: VehicleAttribute, value: string | null): void {
  changeGarage((garage) => {
    const selected = selectedIn(garage);
    return selected === null ? garage : runGarageCommand(garage, { intent: "answer", key: garageKey(selected), attribute, value });
  });
}
