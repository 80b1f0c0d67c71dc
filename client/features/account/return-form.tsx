import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Order } from "#shared/contract/customer/account.ts";
import { accountFailure } from "./account-failure.ts";
import { orderPath } from "./account-paths.ts";
import { newestReturn } from "./newest-return.ts";
import { orderQuery } from "./queries.ts";
import { readReturnForm, returnProblem, type WantedReturn } from "./read-return-form.ts";
import { ReturnLine } from "./return-line.tsx";
import { returnFailed } from "./what-failed.ts";
import type { Returned } from "./returned-form.ts";
import styles from "./return-form.module.css";

type ReturnFormProps = {
  order: Order;
  returned: Returned<"order"> | null;
  /** Hears the name of the return that was asked for. */
  onAsked: (name: string | null) => void;
};

/** Asks to send parts back. It posts to the order's page by itself; where scripts run, the answer appears in it. */
export function ReturnForm({ order, returned, onAsked }: ReturnFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(returned?.message ?? null);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (lines: WantedReturn) => api.account.requestReturn({ id: order.id, lines }),
    onSuccess: (changed) => {
      queryClient.setQueryData(orderQuery(api, order.id).queryKey, changed);
      onAsked(newestReturn(changed.returns)?.name ?? null);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const wanted = readReturnForm(new FormData(event.currentTarget));
    const found = returnProblem(wanted);
    setProblem(found);
    if (found === null) mutate(wanted);
    else reset();
  };
  const failure = problem ?? (error && accountFailure(error, returnFailed).message);
  return (
    <form className={styles.form} method="post" action={orderPath(order.id)} onSubmit={submit}>
      <ul className={styles.lines} aria-label="Parts to send back">
        {order.lines.map(
          (line) =>
            line.returnableQuantity > 0 && (
              <ReturnLine key={line.id} line={line} typed={returned?.typed.find(({ lineId }) => lineId === line.id)} />
            ),
        )}
      </ul>
      {failure && <ErrorPanel message={failure} />}
      <div>
        <Button type="submit" isBusy={isPending}>
          {isPending ? "Sending…" : "Request return"}
        </Button>
      </div>
    </form>
  );
}
