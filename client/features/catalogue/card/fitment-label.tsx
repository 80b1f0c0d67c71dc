import type { CardFitment } from "#shared/contract/catalogue/fitment.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { IconName } from "#client/ui/picture/icon-names.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import styles from "./fitment-label.module.css";

type Look = { icon: IconName; tone: string | undefined; text: string; short?: string };

const looks: Record<CardFitment["status"], Look> = {
  fits: { icon: "circle-check", tone: styles.fits, text: "This fits your vehicle" },
  universal: { icon: "check", tone: styles.universal, text: "Universal fit" },
  "no-data": { icon: "minus", tone: styles.none, text: "No fitment data" },
  "does-not-fit": { icon: "circle-x", tone: styles.not, text: "This does not fit your vehicle" },
  "no-vehicle": {
    icon: "info",
    tone: styles.ask,
    text: "This product is vehicle specific. Add your vehicle to check if it fits.",
    short: "Vehicle specific",
  },
};

const conditional: Look = { icon: "circle-alert", tone: styles.maybe, text: "Fits with conditions" };

/** Whether a part fits, in words beside a sign of its own shape; colour only helps. Nothing while fitment is off. */
export function FitmentLabel({ fitment, className }: { fitment: CardFitment | null; className?: string }) {
  if (!fitment) return null;
  const isSure = fitment.status !== "fits" || !fitment.isConditional;
  const { icon, tone, text, short } = isSure ? looks[fitment.status] : conditional;
  const said = [fitment.positions.join(", "), isSure ? "" : fitment.notes.join(", ")].filter(Boolean).join(" · ");
  const where = fitment.status === "fits" ? said : "";
  return (
    <p className={classNames(styles.label, tone, className)}>
      <Icon of={icon} size="small" className={styles.icon} />
      <span>
        {short ? (
          <>
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        ) : (
          text
        )}
        {where && <span className={styles.where}> {where}</span>}
      </span>
    </p>
  );
}
