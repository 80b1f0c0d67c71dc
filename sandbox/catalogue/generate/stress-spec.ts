import type { AvailabilityKind, CatalogueProduct } from "../types.ts";
import type { StressCase } from "../stress-cases.ts";
import type { StressContext } from "./stress-changes.ts";

export type StressSpec = {
  name: StressCase;
  productType: string;
  /** Last segment of the category's address, for types that stand in several. */
  category?: string;
  /** Key of the target; absent for a universal part. */
  target?: string;
  side?: "LH" | "RH";
  brandCode: string;
  partNumber: string;
  availability?: AvailabilityKind;
  change?: (product: CatalogueProduct, context: StressContext) => CatalogueProduct;
};
