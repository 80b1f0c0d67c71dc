import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonLook } from "./button-style.ts";

type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { href: string };

/** A link in a button's clothes. */
export function ButtonLink({ variant, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, isWide, className })}>
      {children}
    </a>
  );
}
