import { FitsSwitch } from "./fits-switch.tsx";
import { NothingFits } from "./nothing-fits.tsx";

type ListFitmentProps = { path: string; search: string; vehicleLabel: string | null; isOn: boolean; isEmpty?: boolean };

/** What a list has to do with the shopper's vehicle: the switch above it, or what stands in the place of products when none fits. */
export function ListFitment({ isEmpty = false, ...list }: ListFitmentProps) {
  const { vehicleLabel } = list;
  return isEmpty && vehicleLabel !== null ? <NothingFits {...list} vehicleLabel={vehicleLabel} /> : <FitsSwitch {...list} />;
}
