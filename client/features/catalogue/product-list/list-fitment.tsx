import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { FitsSwitch } from "./filters/fits-switch.tsx";
import { filterCount, productListSearch, readProductListState } from "./product-list-params.ts";

type ListFitmentProps = { path: string; search: string; vehicleLabel: string | null; isOn: boolean; isEmpty?: boolean };

/** What a list has to do with the shopper's vehicle: the switch above it, or what stands in the place of products when none fits. */
export function ListFitment({ isEmpty = false, ...list }: ListFitmentProps) {
  const { vehicleLabel } = list;
  return isEmpty && vehicleLabel !== null ? <NothingFits {...list} vehicleLabel={vehicleLabel} /> : <FitsSwitch {...list} />;
}

type NothingFitsProps = { path: string; search: string; vehicleLabel: string };

/** A list in which nothing is for the shopper's vehicle, and the way to what is for others. */
function NothingFits({ path, search, vehicleLabel }: NothingFitsProps) {
  const state = readProductListState(new URLSearchParams(search));
  return (
    <EmptyState
      icon="car"
      headingLevel="h2"
      title={`Nothing here fits your ${vehicleLabel}`}
      text={filterCount(state) > 0 ? "Your filters may leave out what does." : "What is here is made for other vehicles."}
      action={
        <>
          <ButtonLink variant="secondary" rel="nofollow" href={path + productListSearch({ ...state, fits: "all", page: 1 })}>
            Show all parts
          </ButtonLink>
          <a href="/garage" data-native data-garage="garage">
            Change vehicle
          </a>
        </>
      }
    />
  );
}
