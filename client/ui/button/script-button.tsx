import type { ComponentProps } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";

/** A button that only a script answers, or one that sends a form or opens a popover by itself. The former can't be pressed before its script is at work. */
export function ScriptButton({ type = "button", disabled, children, ...rest }: ComponentProps<"button">) {
  const isHydrated = useHydrated();
  const isWaiting = type === "button" && rest.popoverTarget === undefined && !isHydrated;
  return (
    <button {...rest} type={type} disabled={disabled || isWaiting} data-waiting={isWaiting || undefined}>
      {children}
    </button>
  );
}
