import type { ComponentType, SVGProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/** A drawing from `lucide-react/icons/<name>`, one import each so that only those in use travel. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

type IconProps = { of: IconDrawing; size?: "small" | "medium"; className?: string };

/** Decoration beside words, or inside a control that carries its own label. */
export function Icon({ of: Drawing, size = "medium", className }: IconProps) {
  return <Drawing className={classNames(styles.icon, size === "small" && styles.small, className)} aria-hidden="true" focusable="false" />;
}
