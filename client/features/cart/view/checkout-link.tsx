import { type MutationCache, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useState } from "react";
import { cartCommandLostEvent } from "#client/features/cart/commands/send-cart-command.ts";
import { cartMutationKey } from "#client/features/cart/queries.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";

type CheckoutLinkProps = { href: string; text: "Secure Checkout" | "Proceed to checkout"; isPending: boolean; onLeave?: () => void };

/** The way to pay, by a full navigation; the checkout hears which store is the shopper's. Changes that are still on their way arrive first: one that fails keeps the shopper here, with what is told of it. */
export function CheckoutLink({ href: path, text, isPending, onLeave }: CheckoutLinkProps) {
  const myStore = useMyStore();
  const href = myStore === null ? path : `${path}?store=${encodeURIComponent(myStore.placeId)}`;
  const mutations = useQueryClient().getMutationCache();
  /** The changes that had failed before the press; null while nobody is about to leave. */
  const [failedBefore, setFailedBefore] = useState<object[] | null>(null);
  const isLeaving = failedBefore !== null;
  if (isLeaving && failedIn(mutations).some((mutation) => !failedBefore.includes(mutation))) setFailedBefore(null);

  useEffect(() => {
    if (isLeaving && !isPending) location.assign(href);
  }, [isLeaving, isPending, href]);

  useEffect(() => {
    if (!isLeaving) return;
    // A page that comes back from the browser's memory was left already, and one that loses a change isn't left.
    const events = ["pageshow", cartCommandLostEvent];
    const stay = (event: Event) => {
      if (!("persisted" in event) || event.persisted) setFailedBefore(null);
    };
    for (const event of events) window.addEventListener(event, stay);
    return () => {
      for (const event of events) window.removeEventListener(event, stay);
    };
  }, [isLeaving]);

  const leave = (event: MouseEvent) => {
    if (!isPending) return;
    event.preventDefault();
    setFailedBefore(failedIn(mutations));
    onLeave?.();
  };
  return (
    <ButtonLink href={href} data-native isWide aria-busy={isLeaving || undefined} onClick={leave}>
      <Icon of="lock" size="small" />
      {text}
    </ButtonLink>
  );
}

const failedIn = (mutations: MutationCache) => mutations.findAll({ mutationKey: cartMutationKey, status: "error" });
