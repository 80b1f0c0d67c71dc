import { type ReactNode, type RefObject, useId } from "react";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import type { IconName } from "#client/ui/picture/icon-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { FitmentVerdict as Verdict } from "#shared/contract/catalogue/fitment.ts";
import { fitsSectionId } from "./fits-section-id.ts";
import styles from "./fitment-verdict.module.css";

type VerdictLook = { icon: IconName; tone: "fits" | "maybe" | "not" | "plain" | "ask"; title: string };

const looks: Record<Verdict["status"], VerdictLook> = {
  fits: { icon: "circle-check", tone: "fits", title: "This fits your vehicle" },
  "does-not-fit": { icon: "circle-x", tone: "not", title: "This does not fit your vehicle" },
  universal: { icon: "check", tone: "plain", title: "Universal fit" },
  "no-data": { icon: "minus", tone: "plain", title: "No fitment data" },
  "no-vehicle": { icon: "info", tone: "ask", title: "This product is vehicle specific. Add your vehicle to check if it fits." },
};

/** How a verdict looks and what it says first. One that something unknown still decides is no yes. */
function verdictLook({ status, isConditional }: Pick<Verdict, "status" | "isConditional">): VerdictLook {
  return status === "fits" && isConditional
    ? { icon: "circle-alert", tone: "maybe", title: "Fits your vehicle with conditions" }
    : looks[status];
}

type FitmentVerdictProps = {
  verdict: Verdict;
  /** Takes the focus when a question was answered. */
  headingRef?: RefObject<HTMLParagraphElement | null>;
  /** How many vehicles the part fits in all; 0 where that is not known. */
  vehicleCount: number;
  /** Where parts of this kind stand that do fit. */
  fittingParts: { title: string; url: string } | null;
  /** The question that would settle it, and what was answered so far. */
  children?: ReactNode;
};

/** Whether the part fits the shopper's vehicle, why, and what to do about it. */
export function FitmentVerdict({ verdict, headingRef, vehicleCount, fittingParts, children }: FitmentVerdictProps) {
  const id = useId();
  const { status, reason, positions, notes, quantity, vehicleLabel } = verdict;
  const { icon, tone, title } = verdictLook(verdict);
  const isFitting = status === "fits";
  const facts = [
    { name: "Position", value: positions.join(", ") },
    { name: "Your car needs", value: quantity === null ? "" : String(quantity) },
    { name: "Notes", value: notes.join("; ") },
  ].filter(({ value }) => isFitting && value !== "");
  return (
    <section className={classNames(styles.verdict, styles[tone])} aria-labelledby={id} data-verdict={status}>
      <div role="status" className={styles.said}>
        <Icon of={icon} className={styles.icon} />
        <p className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </p>
        {vehicleLabel && <p className={styles.vehicle}>{vehicleLabel}</p>}
        {status !== "no-vehicle" && <p className={styles.reason}>{reason}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {status === "no-vehicle" && (
        <ButtonLink variant="secondary" href="/garage" data-native data-garage="start">
          Add your vehicle
        </ButtonLink>
      )}
      <p className={styles.links}>
        {status === "does-not-fit" && fittingParts && <a href={`${fittingParts.url}?fits=mine`}>{fittingParts.title} that do fit</a>}
        {vehicleCount > 0 && (
          <a href={`#${fitsSectionId}`}>
            Fits {vehicleCount} {vehicleCount === 1 ? "vehicle" : "vehicles"}
          </a>
        )}
        {vehicleLabel && (
          <a href="/garage" data-native data-garage="garage">
            Change vehicle
          </a>
        )}
      </p>
    </section>
  );
}
