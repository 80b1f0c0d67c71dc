import { type SubmitEvent, useId } from "react";
import { Icon } from "#client/ui/picture/icon.tsx";
import { textField } from "#client/lib/text/text-field.ts";
import styles from "./text-search.module.css";

/** Finds vehicles by words: "hq monaro 253". */
export function TextSearch({ text = "", onText }: { text?: string; onText?: (text: string) => void }) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onText) return;
    event.preventDefault();
    const typed = textField(new FormData(event.currentTarget), "q").trim();
    if (typed !== "") onText(typed);
  };
  return (
    <form className={styles.search} method="get" action="/garage/results" role="search" aria-label="Vehicles" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Type it
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="hq monaro, xy falcon gt"
          defaultValue={text}
        />
        <button className={styles.button} type="submit" aria-label="Find vehicles">
          <Icon of="search" />
        </button>
      </div>
    </form>
  );
}
