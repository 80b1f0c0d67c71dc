import { useState } from "react";
import { useSearchParams } from "react-router";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Order } from "#shared/contract/customer/account.ts";
import { AccountSection } from "../page/account-section.tsx";
import { returnWords } from "./order-words.ts";
import { ReturnForm } from "./return-form.tsx";
import { returnRefusal } from "./return-refusal.ts";
import { Said } from "../page/said.tsx";
import type { ReturnedReturn } from "./request-return.ts";
import styles from "./order-returns.module.css";

type OrderReturnsProps = { order: Order; returned: ReturnedReturn; nowMs: number };

/** What came back of an order, and what still can. */
export function OrderReturns({ order, returned, nowMs }: OrderReturnsProps) {
  const [params] = useSearchParams();
  const [askedName, setAskedName] = useState<string | null>(null);
  const returnName = askedName ?? params.get("return");
  const told = order.returns.find(({ name }) => name === returnName);
  const refusal = returnRefusal(order, nowMs);
  return (
    <>
      {order.returns.length > 0 && (
        <AccountSection id="returns" title="Returns">
          <Said>{told ? `Return ${told.name} is requested. We'll email you what to do next.` : null}</Said>
          <ul className={styles.returns}>
            {order.returns.map((entry) => (
              <OrderReturn key={entry.id} entry={entry} />
            ))}
          </ul>
        </AccountSection>
      )}
      <div className={styles.ask}>
        <AccountSection id="return-parts" title="Return parts">
          <p className={styles.rules}>
            {refusal ?? "Choose what comes back, and why. You have 30 days from the day you got it."}{" "}
            <a href="/pages/refunds-and-exchanges">How refunds and exchanges work</a>
          </p>
          {refusal !== null && returned && <ErrorPanel message={returned.message} />}
          {refusal === null && <ReturnForm key={order.returns.length} order={order} returned={returned} onAsked={setAskedName} />}
        </AccountSection>
      </div>
    </>
  );
}

function OrderReturn({ entry: { name, status, requestedOn, lines } }: { entry: Order["returns"][number] }) {
  const { label, tone, icon } = returnWords[status];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p className={styles.name}>Return {name}</p>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        {requestedOn && <p className={styles.date}>Requested on {dayInWords(requestedOn)}</p>}
      </div>
      <p className={styles.parts}>{lines.map(({ title, quantity }) => `${quantity} × ${title}`).join("\n")}</p>
    </li>
  );
}
