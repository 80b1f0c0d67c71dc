import type { StockAlertInput } from "#shared/contract/customer/stock-alerts.ts";

/** Throws AppErrors: UNPROCESSABLE for what is no email address, NOT_FOUND for a variant that isn't sold, CONFLICT for one that is in stock. */
export type StockAlertService = { set(input: StockAlertInput): Promise<void> };
