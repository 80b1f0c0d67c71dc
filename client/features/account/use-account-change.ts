import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Api, useApi } from "#client/lib/api/api.ts";
import type { Customer } from "#shared/contract/customer/account.ts";
import { accountFailure } from "./account-failure.ts";
import { isMade } from "./is-made.ts";
import { accountQuery } from "./queries.ts";

type AccountChange<Input> = {
  /** Makes the change; it is answered with all of the account, or null where there was nothing to do. */
  change: (api: Api, input: Input) => Promise<Customer | null>;
  /** What is told where the fault isn't the customer's. */
  whatFailed: string;
  /** Why the form came back, where it was posted without scripts. */
  returned?: { message: string; problems: Record<string, string> } | null;
  /** Where it leads: the page goes there before it shows the change, so that it never shows what is gone. */
  onDone?: () => void | Promise<void>;
};

/** A change of the account, one at a time. What an earlier one failed with is forgotten when it is tried again. */
export function useAccountChange<Input>({ change, whatFailed, returned = null, onDone }: AccountChange<Input>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, error, isPending, isSuccess, isIdle } = useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: async (customer) => {
      await onDone?.();
      if (customer) queryClient.setQueryData(accountQuery(api).queryKey, customer);
    },
  });
  const failure = error ? accountFailure(error, whatFailed) : isIdle ? returned : null;
  return {
    make: (input: Input) => {
      if (!isPending && !isMade(error)) mutate(input);
    },
    failure: failure?.message ?? null,
    /** What is wrong with which field. */
    problems: failure?.problems ?? {},
    isPending,
    isDone: isSuccess,
    /** Nothing was tried since the page came. */
    isUntouched: isIdle,
  };
}
