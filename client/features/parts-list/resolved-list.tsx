import type { SubmitEvent } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ResolvedList as List } from "#shared/contract/catalogue/parts-list.ts";
import { wantedIn } from "./order-of-list.ts";
import { canBeAdded, ResolvedLine, type WantedLine } from "./resolved-line.tsx";
import styles from "./parts-list.module.css";

type ResolvedListProps = {
  resolved: List;
  /** As it was typed, to be changed or sent again. */
  list: string;
  /** Names this addition, so that pressing twice adds once. */
  additionKey: string;
  wanted: readonly (WantedLine | undefined)[];
  /** Hears of each change of what is chosen. */
  onWanted: (wanted: (WantedLine | undefined)[]) => void;
  /** Takes the form over where scripts run. */
  adding: { submit: (event: SubmitEvent<HTMLFormElement>) => void; isBusy: boolean; failed: string | null };
};

/** What a list came to: the lines that need a look first, then the parts, to be added with one press. */
export function ResolvedList({ resolved: { lines }, list, additionKey, wanted, onWanted, adding }: ResolvedListProps) {
  const numbered = lines.map((line, at) => ({ line, at }));
  const found = numbered.filter(({ line }) => line.matches.length > 0);
  const missing = numbered.filter(({ line }) => line.matches.length === 0);
  const heldUp = found.filter(({ line }) => !line.matches.some(canBeAdded)).length;
  return (
    <div className={styles.result}>
      <div role="status">
        <h2>
          {found.length} of {lines.length} {lines.length === 1 ? "line" : "lines"} found
        </h2>
        {heldUp > 0 && (
          <p>{heldUp === found.length ? "None of these can be added from here" : `${heldUp} can’t be added from here`}: see why at each.</p>
        )}
      </div>
      {missing.length > 0 && (
        <section aria-labelledby="missing-lines" className={styles.missing}>
          <h3 id="missing-lines">
            {missing.length} {missing.length === 1 ? "line needs" : "lines need"} a look
          </h3>
          <ul>
            {missing.map(({ line, at }) => (
              <li key={at}>
                <span className={styles.typed}>{line.text}</span>
                <MarkedLine icon="circle-alert" tone="unsure">
                  {line.problem} {line.number !== null && <a href={`/search?${new URLSearchParams({ q: line.number })}`}>Search for it</a>}
                </MarkedLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && (
        <form
          method="post"
          action="/quick-order"
          className={styles.order}
          onSubmit={adding.submit}
          onChange={({ currentTarget }) => onWanted(wantedIn(new FormData(currentTarget)))}
        >
          {adding.failed && <ErrorPanel message={adding.failed} />}
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="key" value={additionKey} />
          <input type="hidden" name="list" value={list} />
          <ol className={styles.lines} aria-label="Parts that we found">
            {found.map(({ line, at }) => (
              <ResolvedLine key={at} line={line} at={at} wanted={wanted[at]} />
            ))}
          </ol>
          {heldUp < found.length && (
            <div className={styles.add}>
              <Button type="submit" aria-busy={adding.isBusy || undefined}>
                <Icon of="shopping-cart" size="small" /> Add all to cart
              </Button>
              <Button type="submit" variant="secondary" formAction="/projects/add">
                Add all to a project
              </Button>
            </div>
          )}
        </form>
      )}
    </div>
  );
}
