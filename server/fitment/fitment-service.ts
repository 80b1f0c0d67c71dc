import type { FitmentVehicles, FitmentVerdict } from "#shared/contract/fitment.ts";
import type { ProductCard } from "#shared/contract/product-card.ts";

/** The selected vehicle as inputs carry it. */
export type VehicleChoice = { vehicleId?: string | undefined; answers?: string | undefined };

export type FitmentService = {
  /** The cards with their verdicts, from one batched look-up. When that fails they come without, because a list is worth showing all the same. */
  cards(products: readonly ProductCard[], choice: VehicleChoice): Promise<ProductCard[]>;
  /** Null while fitment is switched off; throws NOT_FOUND for an unknown product. */
  product(handle: string, choice: VehicleChoice): Promise<FitmentVerdict | null>;
  vehicles(handle: string, page: number): Promise<FitmentVehicles>;
};
