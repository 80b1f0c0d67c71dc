import type { ProductList, ProductListQuery } from "#shared/contract/catalogue/search.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { refusalsOfVehicle } from "#shared/domain/fitment/fitment-refusals.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { readVehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import { vehicleLabel, vehicleName } from "#shared/domain/vehicle/vehicle-label.ts";
import type { ListAnswer } from "./run-list.ts";
import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";
import type { ProductSearch, VehicleToFit } from "./search-index-port.ts";

type FitmentFilter = NonNullable<ProductList["fitmentFilter"]>;
export type FitmentCounts = Pick<FitmentFilter, "fitCount" | "otherCount" | "isRanked" | "categoryCounts">;
type ListFitment = Pick<FitmentFilter, "isOn" | "vehicleLabel" | "vehicleName">;

export const noFitmentCounts: FitmentCounts = { fitCount: 0, otherCount: 0, isRanked: false, categoryCounts: [] };

/** Whether a list is limited to the selected vehicle: as its address says, and where it says nothing, in the parts categories. */
export function listFitment(query: ProductListQuery, vehicle: Vehicle | null, categories: CategoryRecord[]): ListFitment | null {
  if (vehicle === null) return null;
  const year = Number(readVehicleAnswers(query.answers).year) || null;
  const isOn = query.fits === undefined ? isPartsCategory(query.collection, categories) : query.fits === "mine";
  return { isOn, vehicleLabel: vehicleLabel(vehicle, year), vehicleName: vehicleName(vehicle) };
}

/** What a list says of the vehicle in numbers; of the collection's categories those right below it. */
export function fitmentCounts(
  forVehicle: ListAnswer["forVehicle"],
  isRanked: boolean,
  collection: string | undefined,
  categories: CategoryRecord[],
): FitmentCounts {
  if (forVehicle === null) return noFitmentCounts;
  const { listedCount: fitCount, otherCount, categoryCounts } = forVehicle;
  const below = new Set(categories.filter(({ parentHandle }) => parentHandle === (collection ?? null)).map(({ handle }) => handle));
  const ofChildren = categoryCounts.filter(({ value }) => below.has(value)).map(({ value, count }) => ({ handle: value, count }));
  return { fitCount, otherCount, isRanked, categoryCounts: ofChildren };
}

export function withCounts(fitment: ListFitment, counts: FitmentCounts): FitmentFilter {
  const { fitCount, otherCount } = counts;
  // Gift cards and shirts are for no car, and "none fit" would say that they are for others.
  if (fitCount === 0 && otherCount === 0) return { ...fitment, ...counts, fitText: "" };
  const words = `${fitCount === 0 ? "None" : formatNumber(fitCount)} ${fitCount === 1 ? "fits" : "fit"}`;
  return { ...fitment, ...counts, fitText: `${words} your ${fitment.vehicleName}` };
}

/** The same decision as a card's and a product page's, in the words of the index. */
export function vehicleToFit(vehicle: Vehicle, answers: string | undefined, currentYear: number): VehicleToFit {
  return { vehicleId: vehicle.vehicleId, refusals: refusalsOfVehicle(vehicle, readVehicleAnswers(answers), currentYear) };
}

/** Counts what every category has for a vehicle: all of it, or what is listed for it. */
export function allFor(fitting: VehicleToFit, { isListedOnly }: { isListedOnly: boolean }): ProductSearch {
  return {
    text: "",
    sort: "latest",
    page: 1,
    pageSize: 0,
    filters: { collection: undefined, anyOf: {}, priceRanges: [], fitting, isListedOnly },
    countedNames: ["category"],
    hasPriceBounds: false,
    isAnyWordEnough: false,
  };
}

function isPartsCategory(collection: string | undefined, categories: CategoryRecord[]): boolean {
  if (collection === undefined || isBrandCategory(collection)) return false;
  return categories.some(({ handle }) => handle === collection);
}
