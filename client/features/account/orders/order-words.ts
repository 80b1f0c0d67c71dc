import type { BadgeTone } from "#client/ui/feedback/badge.tsx";
import type { IconName } from "#client/ui/picture/icon-names.ts";
import type { Order } from "#shared/contract/customer/account.ts";

type StatusWords = { label: string; tone: BadgeTone; icon: IconName };

export const orderWords: Record<Order["status"], StatusWords> = {
  unpaid: { label: "Payment due", tone: "low", icon: "timer" },
  "in-progress": { label: "In progress", tone: "info", icon: "package-open" },
  "ready-for-pickup": { label: "Ready to collect", tone: "fit", icon: "store" },
  collected: { label: "Collected", tone: "fit", icon: "check" },
  delivered: { label: "Delivered", tone: "fit", icon: "check" },
  sent: { label: "Sent", tone: "fit", icon: "truck" },
  "partly-sent": { label: "Partly sent", tone: "info", icon: "truck" },
  cancelled: { label: "Cancelled", tone: "neutral", icon: "circle-x" },
  refunded: { label: "Refunded", tone: "neutral", icon: "rotate-ccw" },
};

export const parcelWords: Record<Order["parcels"][number]["status"], StatusWords> = {
  preparing: { label: "Being packed", tone: "info", icon: "package-open" },
  "on-the-way": { label: "On the way", tone: "info", icon: "truck" },
  delivered: { label: "Delivered", tone: "fit", icon: "check" },
  problem: { label: "Delivery problem", tone: "danger", icon: "triangle-alert" },
};

export const returnWords: Record<Order["returns"][number]["status"], StatusWords> = {
  requested: { label: "Waiting for our answer", tone: "low", icon: "timer" },
  open: { label: "Under way", tone: "info", icon: "rotate-ccw" },
  closed: { label: "Done", tone: "fit", icon: "check" },
  declined: { label: "Declined", tone: "danger", icon: "circle-x" },
  cancelled: { label: "Cancelled", tone: "neutral", icon: "circle-x" },
};

export const partCount = (quantity: number): string => (quantity === 1 ? "1 part" : `${quantity} parts`);
