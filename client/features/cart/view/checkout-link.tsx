import { type MouseEvent, useEffect, useState } from "react";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";

type CheckoutLinkProps = { href: string; text: "Secure Checkout" | "Proceed to checkout"; isPending?: boolean; onLeave?: () => void };

/** The way to pay, by a full navigation. Changes that are still on their way arrive first. */
export function CheckoutLink({ href, text, isPending = false, onLeave }: CheckoutLinkProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (isLeaving && !isPending) location.assign(href);
  }, [isLeaving, isPending, href]);

  const leave = (event: MouseEvent) => {
    if (!isPending) return;
    event.preventDefault();
    onLeave?.();
    setIsLeaving(true);
  };
  return (
    <ButtonLink href={href} data-native isWide aria-busy={isLeaving || undefined} onClick={leave}>
      <Icon of="lock" size="small" />
      {text}
    </ButtonLink>
  );
}
