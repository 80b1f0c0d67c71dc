import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#client/lib/api.ts";
import { failureOf } from "#client/lib/failure-of.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/email-address.ts";

type Answer = { email: string; notes: string };

/** Which variants the shopper asked to be told about while this page is open, and how the last question went. */
export function useStockAlerts(variantId: string, firstFailure?: string) {
  const api = useApi();
  const [setVariants, setSetVariants] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(firstFailure ? { variantId, message: firstFailure } : null);
  const mutation = useMutation({
    mutationFn: (answer: Answer & { variantId: string }) => api.stockAlerts.set(answer),
    onSuccess: (_, answer) => setSetVariants((known) => [...known, answer.variantId]),
    onError: (error, answer) => setFailed({ variantId: answer.variantId, message: failureOf(error).message }),
  });

  function set({ email, notes }: Answer) {
    if (mutation.isPending) return;
    const isEmail = isEmailAddress(email.trim());
    setFailed(isEmail ? null : { variantId, message: invalidEmailMessage });
    if (isEmail) mutation.mutate({ variantId, email: email.trim(), notes });
  }

  return {
    set,
    isSet: setVariants.includes(variantId),
    isJustSet: setVariants.at(-1) === variantId,
    isPending: mutation.isPending,
    failure: failed?.variantId === variantId ? failed.message : null,
  };
}
