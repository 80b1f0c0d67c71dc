import type { Api } from "#client/lib/api/api.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { isToldEmpty } from "#shared/domain/vehicle/garage-cookie.ts";
import { type Garage, garageKey, selectedIn } from "#shared/domain/vehicle/garage.ts";
import type { VehicleAttribute } from "#shared/domain/vehicle/vehicle-answers.ts";
import { completeGarage, isIncomplete } from "./complete-garage.ts";
import { runGarageCommand } from "./garage-command.ts";
import { changeGarage, heldGarage } from "./garage-store.ts";

const unmatchedText = "We couldn't match your vehicle to our list. Please find it again in your garage.";

/** Keeps storage, cookie and page in step, and fills in what is missing of the garage's vehicles. */
export async function keepGarage(api: Api): Promise<void> {
  const { garage } = heldGarage();
  if (garage.length === 0 && !isToldEmpty(document.cookie)) return;
  // Written again at every visit: the cookie may have run out, or a page without scripts may have changed or emptied it.
  changeGarage((held) => [...held]);
  if (isIncomplete(garage)) {
    const complete = await completeGarage(api, garage);
    changeGarage((held) => {
      const completed = complete(held);
      // Who unselected it meanwhile knows.
      if (selectedIn(held) !== null && selectedIn(completed) === null) notify({ type: "danger", message: unmatchedText });
      return completed;
    });
  }
  reportUnresolved(heldGarage().garage);
}

/** Remembers what the shopper said of the selected vehicle, or forgets it with null. */
export function rememberAnswer(attribute: VehicleAttribute, value: string | null): void {
  changeGarage((garage) => {
    const selected = selectedIn(garage);
    return selected === null ? garage : runGarageCommand(garage, { intent: "answer", key: garageKey(selected), attribute, value });
  });
}

/** Tells the shop of the vehicles that stay without an id: those that came without a K-type, and those whose K-type the index doesn't know. */
function reportUnresolved(garage: Garage): void {
  for (const { vehicleId, kTypeNr } of garage)
    if (vehicleId === null) reportToShop("unresolved-vehicle", kTypeNr === null ? "no K-type" : `K-type ${kTypeNr}`);
}
