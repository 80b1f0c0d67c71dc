import type { FitmentRow } from "#shared/domain/fitment/fitment-row.ts";

export type SkuRow = { sku: string; row: FitmentRow };

/** The fitment index as the shop sees it. Failures are AppErrors with an UPSTREAM code. */
export type FitmentIndexPort = {
  /** Every row of these SKUs, or only those for one vehicle. */
  rows(skus: string[], vehicleId: string | null): Promise<SkuRow[]>;
};
