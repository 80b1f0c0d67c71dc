import type { FitmentVerdict } from "#shared/contract/catalogue/fitment.ts";
import type { IconName } from "#client/ui/picture/icon-names.ts";

type VerdictLook = { icon: IconName; tone: "fits" | "maybe" | "not" | "plain" | "ask"; title: string };

const looks: Record<FitmentVerdict["status"], VerdictLook> = {
  fits: { icon: "circle-check", tone: "fits", title: "This fits your vehicle" },
  "does-not-fit": { icon: "circle-x", tone: "not", title: "This does not fit your vehicle" },
  universal: { icon: "check", tone: "plain", title: "Universal fit" },
  "no-data": { icon: "minus", tone: "plain", title: "No fitment data" },
  "no-vehicle": { icon: "info", tone: "ask", title: "This product is vehicle specific. Add your vehicle to check if it fits." },
};

/** How a verdict looks and what it says first. One that something unknown still decides is no yes. */
export function verdictLook({ status, isConditional }: Pick<FitmentVerdict, "status" | "isConditional">): VerdictLook {
  return status === "fits" && isConditional
    ? { icon: "circle-alert", tone: "maybe", title: "Fits your vehicle with conditions" }
    : looks[status];
}
