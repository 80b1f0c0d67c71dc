import { type SubmitEvent, useId, useState } from "react";
import { noResponse } from "#client/lib/api/browser-api.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./text-search.module.css";

/** The field of the one box that takes anything. */
export const anyCarField = "car";

export const anyCarMissing = "Enter a number plate, a VIN or chassis number, or what the car is called.";

type TextSearchProps = { label?: string; text?: string; onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void };

/** Finds a vehicle by whatever one knows of it: words such as "72 hq 253", its plate, its VIN or chassis number. It is posted, because numbers lead to people and belong into no address. */
export function TextSearch({ label = "Plate, VIN or name", text = "", onSubmit }: TextSearchProps) {
  const id = useId();
  const [isUnreached, setIsUnreached] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    // What would be posted without a connection ends at a page of the browser's own.
    const isLost = !event.defaultPrevented && !navigator.onLine;
    if (isLost) event.preventDefault();
    setIsUnreached(isLost);
  };
  return (
    <form className={styles.search} method="post" action="/garage/find" role="search" aria-label="Vehicles" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          type="search"
          name={anyCarField}
          required
          // Blanks are nothing; browsers say the title then.
          pattern=".*\S.*"
          title={anyCarMissing}
          maxLength={100}
          autoComplete="off"
          placeholder="Plate, VIN or 72 hq 253"
          defaultValue={text}
        />
        <button className={styles.button} type="submit" aria-label="Find vehicles">
          <Icon of="search" />
        </button>
      </div>
      {isUnreached && <ErrorPanel message={noResponse} />}
    </form>
  );
}
