import type { FitmentVehicles, FitmentVerdict } from "#shared/contract/catalogue/fitment.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";

/** The selected vehicle as inputs carry it. */
export type VehicleChoice = { vehicleId?: string | undefined; answers?: string | undefined };

/** What a verdict needs to know of a card. */
export type JudgedCard = Pick<ProductCard, "sku" | "hasFitment" | "isUniversal" | "fitment">;

/** What a verdict needs to know of a product. */
export type JudgedProduct = Pick<Product, "sku" | "hasFitment" | "isUniversal"> & { variants: { sku: string }[] };

export type FitmentService = {
  /** The cards with their verdicts, from one batched look-up. When that fails they come without, because a list is worth showing all the same. */
  cards<Card extends JudgedCard>(products: readonly Card[], choice: VehicleChoice): Promise<Card[]>;
  /** Null while fitment is switched off; throws NOT_FOUND for an unknown product. */
  product(handle: string, choice: VehicleChoice): Promise<FitmentVerdict | null>;
  /** Those that match the text; empty for all. */
  vehicles(handle: string, wanted: { page: number; q: string }): Promise<FitmentVehicles>;
};
