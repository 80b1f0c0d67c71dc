/** Who watches the stock and writes to the shopper. Setting an alert again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type StockAlertPort = { setStockAlert(email: string, variantId: string): Promise<void> };
