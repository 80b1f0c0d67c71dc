import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import { ScriptButton } from "./script-button.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

/** A button that shows a drawing and says its label. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <ScriptButton {...rest} aria-label={label} className={classNames(styles.button, className)}>
      <Icon of={icon} />
    </ScriptButton>
  );
}
