import type { GuestOrderPort } from "#server/services/account/guest-orders.ts";
import type { SupportDeskPort } from "#server/services/contact/contact-service.ts";
import type { CarrierPort } from "#server/services/delivery/delivery-service.ts";
import type { NewsletterPort } from "#server/services/newsletter/newsletter-service.ts";
import type { PlacePort } from "#server/services/places/place-service.ts";
import type { StockAlertPort } from "#server/services/stock-alerts/stock-alert-service.ts";
import { AppError } from "#shared/domain/app-error.ts";

type OptionalVendors = SupportDeskPort & NewsletterPort & StockAlertPort & CarrierPort & PlacePort & GuestOrderPort;

/** Stands for every vendor that is switched off: whatever it is asked, it says how the shop is reached. Pages don't ask, as they know; old ones and programs do. */
export function createSwitchedOff({ phone, email }: { phone: string | null; email: string | null }): OptionalVendors {
  const ways = [...(phone === null ? [] : [`call ${phone}`]), ...(email === null ? [] : [`write to ${email}`])].join(" or ");
  const refuse = (): Promise<never> =>
    Promise.reject(
      new AppError("NOT_FOUND", "a vendor that is switched off", {
        userMessage: `This isn't open here. Please ${ways || "ask at a store"}.`,
      }),
    );
  return { send: refuse, subscribe: refuse, setStockAlert: refuse, quote: refuse, search: refuse, byId: refuse, findOrder: refuse };
}
