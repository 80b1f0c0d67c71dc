import { useId } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import styles from "./parts-list.module.css";

/** Takes a list of part numbers, pasted or as a file; it posts to its own page. */
export function PartsListForm({ list = "", failure = null }: { list?: string; failure?: string | null }) {
  const fileId = useId();
  return (
    <form className={styles.form} method="post" action="/quick-order" encType="multipart/form-data">
      <Field
        label="Part numbers and quantities"
        hint={`One part per line or with commas between, up to ${partsListLimits.lines}: “WP-253 x 2”, “2x WP-253”, or columns from a spreadsheet. Other brands’ numbers are fine.`}
        error={failure}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.list}`}
            name="list"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back begins where there is something to mend
            autoFocus={failure !== null}
            rows={10}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={"WP-253\t2\n2x 92031456\nGAL-80022"}
            defaultValue={list}
          />
        )}
      </Field>
      <div className={styles.file}>
        <label htmlFor={fileId}>Or a CSV or text file</label>
        <input id={fileId} type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
      </div>
      <Button type="submit">Find these parts</Button>
    </form>
  );
}
