import { useEffect, useState } from "react";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { type TimeLeft, timeLeftUntil } from "#shared/domain/content/countdown.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { saleEndText } from "./sale-end-text.ts";
import styles from "./sale-countdown.module.css";

const tickMs = 1000;

type SaleCountdownProps = { product: Pick<Product, "dealExpiresAt" | "dealEndsOn" | "promotion"> };

/** Which sale the price belongs to and how long it lasts. */
export function SaleCountdown({ product: { dealExpiresAt, dealEndsOn, promotion } }: SaleCountdownProps) {
  const endsAt = dealExpiresAt ?? promotion?.endsAt ?? null;
  const left = useTimeLeft(endsAt);
  // At zero only the words go: nothing below may jump while somebody reads it.
  if (left === null) return <p className={styles.countdown} />;
  const text = endsAt && saleEndText(dealEndsOn, left);
  return (
    <p className={styles.countdown}>
      {text && <Icon of="timer" size="small" />}
      {promotion && <a href={`/promotions/${promotion.handle}`}>{promotion.title}</a>}
      {text && (
        <span role="timer" className={styles.clock}>
          {text}
        </span>
      )}
    </p>
  );
}

/** Ticks once a second. Unknown at first, as on the server: the page may be read at any time after it was made. */
function useTimeLeft(endsAt: string | null): TimeLeft | null | "unknown" {
  const [left, setLeft] = useState<TimeLeft | null | "unknown">("unknown");
  useEffect(() => {
    if (endsAt === null) return undefined;
    const tick = () => setLeft(timeLeftUntil(endsAt, Date.now()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
