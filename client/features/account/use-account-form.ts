import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { useForm } from "#client/lib/forms/use-form.ts";
import { type AccountForm, isMade } from "./account-form.ts";

type AccountFormOptions<Typed, Result> = {
  /** The form as it came back where it was posted without scripts. */
  returned?: ReturnedForm<Typed> | null;
  /** Where it leads: the page goes there before it shows the change, so that it never shows what is gone. */
  onDone?: (result: Result, typed: Typed) => void | Promise<void>;
};

/** A form of the account where scripts run. A change that was made is never asked for again, even where it couldn't be read back. */
export function useAccountForm<Typed, Result>(
  form: AccountForm<Typed, Result>,
  { returned, onDone }: AccountFormOptions<Typed, Result> = {},
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useForm(form, {
    returned,
    isFinal: isMade,
    onDone: async (result, typed) => {
      await onDone?.(result, typed);
      form.keep(result, { api, queryClient });
    },
  });
}
