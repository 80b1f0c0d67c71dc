import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * What stands below the first screen. Whoever follows a link sees that screen as soon as it is rendered, and this a moment later, before they can have scrolled to it.
 * The server renders it in place; the way back renders it at once, or there would be nowhere to scroll to, and so does an address that names a place in the page.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isAtOnce = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isAtOnce || hash !== "") && children;
}
