import { type SubmitEvent, useId } from "react";
import { Icon } from "#client/ui/picture/icon.tsx";
import { readLookUp } from "#shared/domain/search/read-look-up.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { anyCarField } from "../vehicle-lookups.ts";
import styles from "./text-search.module.css";

/** Finds a vehicle by whatever one knows of it: words such as "72 hq 253", its plate, its VIN or chassis number. It is posted, because numbers lead to people and belong into no address. */
export function TextSearch({ text = "", onText }: { text?: string; onText?: (text: string) => void }) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onText) return;
    const typed = textField(new FormData(event.currentTarget), anyCarField).trim();
    // A number is the garage's page to look up.
    if (readLookUp(typed) !== null) return;
    event.preventDefault();
    if (typed !== "") onText(typed);
  };
  return (
    <form className={styles.search} method="post" action="/garage/find" role="search" aria-label="Vehicles" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Type it
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          type="search"
          name={anyCarField}
          required
          maxLength={100}
          autoComplete="off"
          placeholder="72 hq 253, plate, VIN or chassis"
          defaultValue={text}
        />
        <button className={styles.button} type="submit" aria-label="Find vehicles">
          <Icon of="search" />
        </button>
      </div>
    </form>
  );
}
