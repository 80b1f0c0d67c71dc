import type { Order } from "#shared/contract/customer/account.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import type { FulfillmentEventStatus, FulfillmentFieldsFragment, FulfillmentStatus } from "./generated/graphql.ts";
import type { ReadStatus } from "./read-status.ts";

type Parcel = Order["parcels"][number];

const shipments: Record<FulfillmentEventStatus, Parcel["status"]> = {
  LABEL_PURCHASED: "preparing",
  LABEL_PRINTED: "preparing",
  CONFIRMED: "preparing",
  READY_FOR_PICKUP: "preparing",
  CARRIER_PICKED_UP: "on-the-way",
  IN_TRANSIT: "on-the-way",
  OUT_FOR_DELIVERY: "on-the-way",
  DELAYED: "on-the-way",
  DELIVERED: "delivered",
  PICKED_UP: "delivered",
  ATTEMPTED_DELIVERY: "problem",
  FAILURE: "problem",
};

/** Where no carrier has told of it yet. */
const untold: Record<Exclude<FulfillmentStatus, "CANCELLED">, Parcel["status"]> = {
  OPEN: "preparing",
  PENDING: "preparing",
  SUCCESS: "on-the-way",
  ERROR: "problem",
  FAILURE: "problem",
};

const untracked = { company: null, number: null, url: null };

type Shipment = Pick<FulfillmentFieldsFragment, "status" | "requiresShipping" | "latestShipmentStatus">;

/** What is collected, or was called back, is none. */
const isParcel = ({ status, requiresShipping }: Shipment) => status !== "CANCELLED" && requiresShipping;

/** Whether there are parcels, and carriers have brought them all. */
export function haveAllArrived(fulfillments: readonly Shipment[]): boolean {
  const parcels = fulfillments.filter(isParcel);
  return parcels.length > 0 && parcels.every(({ latestShipmentStatus: told }) => told && shipments[told] === "delivered");
}

/** A parcel for each tracking number. */
export function presentParcels(fulfillments: FulfillmentFieldsFragment[], readStatus: ReadStatus): Parcel[] {
  return fulfillments.filter(isParcel).flatMap((fulfillment) => {
    const { trackingInformation, latestShipmentStatus, status, estimatedDeliveryAt } = fulfillment;
    const parcelStatus = latestShipmentStatus
      ? readStatus("FulfillmentEventStatus", shipments, latestShipmentStatus, "on-the-way")
      : readStatus("FulfillmentStatus", untold, status ?? "PENDING", "preparing");
    return (trackingInformation.length > 0 ? trackingInformation : [untracked]).map(({ company, number, url }) => ({
      status: parcelStatus,
      carrier: company ?? null,
      trackingNumber: number ?? null,
      trackingUrl: webAddress(url),
      expectedOn: estimatedDeliveryAt ? officeDay(estimatedDeliveryAt) : null,
    }));
  });
}

/** It becomes a link, so nothing else will do. */
function webAddress(url: string | null | undefined): string | null {
  return url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
