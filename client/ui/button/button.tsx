import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonLook } from "./button-style.ts";
import { ScriptButton } from "./script-button.tsx";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { isBusy?: boolean };

/** Presses something. `isBusy` says that the last press is still at work; it doesn't block the next one. */
export function Button({ variant, isWide, className, isBusy = false, ...rest }: ButtonProps) {
  return <ScriptButton {...rest} aria-busy={isBusy || undefined} className={buttonStyle({ variant, isWide, className })} />;
}
