import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import { ScriptButton } from "./script-button.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
  /** Pressing it does nothing for now; it keeps the focus. */
  isOff?: boolean;
};

/** A button that shows a drawing and says its label. */
export function IconButton({ icon, label, isOff, className, ...rest }: IconButtonProps) {
  return (
    <ScriptButton {...rest} aria-disabled={isOff || undefined} aria-label={label} className={classNames(styles.button, className)}>
      <Icon of={icon} />
    </ScriptButton>
  );
}
