import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonLook } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { isBusy?: boolean };

/** Presses something. `isBusy` says that the last press is still at work; it doesn't block the next one. */
export function Button({ variant, isWide, className, isBusy = false, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} aria-busy={isBusy || undefined} className={buttonStyle({ variant, isWide, className })} />;
}
