import { useEffect, useState } from "react";
import { type TimeLeft, timeLeftUntil } from "#shared/domain/countdown.ts";
import { Icon } from "#client/ui/icon.tsx";
import styles from "./sale-countdown.module.css";

const tickMs = 1000;
/** Further away a date says more than a clock. */
const mostCountedDays = 30;
const endFormat = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric", timeZone: "Australia/Melbourne" });

/** Counts the seconds to the end of a deal and goes away at zero. The server can only name the day: the page may be read at any time. */
export function SaleCountdown({ endsAt }: { endsAt: string }) {
  const [left, setLeft] = useState<TimeLeft | null | "unknown">("unknown");

  useEffect(() => {
    const tick = () => setLeft(timeLeftUntil(endsAt, Date.now()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);

  if (left === null || Number.isNaN(Date.parse(endsAt))) return null;
  return (
    <p className={styles.countdown} role="timer">
      <Icon of="timer" size="small" />
      {left === "unknown" || left.days > mostCountedDays ? (
        `Sale ends ${endFormat.format(new Date(endsAt))}`
      ) : (
        <>Sale ends in {clock(left)}</>
      )}
    </p>
  );
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

function clock({ days, hours, minutes, seconds }: TimeLeft) {
  return <span className={styles.clock}>{`${days > 0 ? `${days}d ` : ""}${two(hours)}:${two(minutes)}:${two(seconds)}`}</span>;
}
