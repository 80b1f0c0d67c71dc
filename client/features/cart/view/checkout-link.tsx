import { type MouseEvent, useEffect, useState } from "react";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";

type CheckoutLinkProps = { href: string; text: "Secure Checkout" | "Proceed to checkout"; isPending: boolean; onLeave?: () => void };

/** The way to pay, by a full navigation; the checkout hears which store is the shopper's. Changes that are still on their way arrive first. */
export function CheckoutLink({ href: path, text, isPending, onLeave }: CheckoutLinkProps) {
  const myStore = useMyStore();
  const href = myStore === null ? path : `${path}?store=${encodeURIComponent(myStore.placeId)}`;
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
