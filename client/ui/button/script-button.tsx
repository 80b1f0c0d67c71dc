import type { ComponentProps } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";

/** A button that only a script answers can't be pressed before that script is at work; one that sends a form or opens a popover works by itself. */
export function ScriptButton({ type = "button", disabled, children, ...rest }: ComponentProps<"button">) {
  const isHydrated = useHydrated();
  const isWaiting = type === "button" && rest.popoverTarget === undefined && !isHydrated;
  return (
    <button disabled={disabled || isWaiting} type={type} data-waiting={isWaiting ? "" : undefined} {...rest}>
      {children}
    </button>
  );
}
