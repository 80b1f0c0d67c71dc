import { readEmail } from "#server/input/forms/read-email.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { StockAlertPort } from "./stock-alert-port.ts";
import type { StockAlertService } from "./stock-alert-service.ts";
import type { VariantSource } from "./variant-source.ts";

type StockAlertServiceOptions = { alerts: StockAlertPort; variants: VariantSource; isTrapped: (notes: string | undefined) => boolean };

export function createStockAlertService({ alerts, variants, isTrapped }: StockAlertServiceOptions): StockAlertService {
  return {
    async set({ email, variantId, notes }) {
      const address = readEmail(email);
      if (isTrapped(notes)) return;
      const offer = await variants.variantOffer(variantId);
      if (offer === null)
        throw new AppError("NOT_FOUND", "a stock alert for an unknown variant", { userMessage: "This part is no longer sold." });
      if (offer.isAvailable)
        throw new AppError("CONFLICT", "a stock alert for a variant in stock", { userMessage: "Good news: this part is back in stock." });
      await alerts.setStockAlert(address, variantId);
    },
  };
}
