import { readEmail } from "#server/input/forms/read-email.ts";
import type { StockAlertInput } from "#shared/contract/customer/subscriptions.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { AdmitMail } from "../recipients/recipient-limit.ts";

type StockAlertServiceOptions = { alerts: StockAlertPort; variants: VariantSource; isTrapped: (notes: string | undefined) => boolean };

export function createStockAlertService({ alerts, variants, isTrapped }: StockAlertServiceOptions): StockAlertService {
  return {
    async set({ email, variantId, notes }, admitMail) {
      const address = readEmail(email);
      if (isTrapped(notes)) return;
      const offer = await variants.variantOffer(variantId);
      if (offer === null)
        throw new AppError("NOT_FOUND", "a stock alert for an unknown variant", { userMessage: "This part is no longer sold." });
      if (offer.isAvailable)
        throw new AppError("CONFLICT", "a stock alert for a variant in stock", { userMessage: "Good news: this part is back in stock." });
      await admitMail(address);
      await alerts.setStockAlert(address, variantId);
    },
  };
}

/** Throws AppErrors: UNPROCESSABLE for what is no email address, NOT_FOUND for a variant that isn't sold, CONFLICT for one that is in stock. */
export type StockAlertService = { set(input: StockAlertInput, admitMail: AdmitMail): Promise<void> };

/** Who watches the stock and writes to the shopper. Setting an alert again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type StockAlertPort = { setStockAlert(email: string, variantId: string): Promise<void> };

/** Whether a variant can be bought at this moment, never from a cache; null for one that isn't sold. */
export type VariantSource = { variantOffer(variantId: string): Promise<{ isAvailable: boolean } | null> };
