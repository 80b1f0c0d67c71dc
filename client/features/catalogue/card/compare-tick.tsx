import { type MouseEvent, type SubmitEvent, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { Button } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { comparedMax, comparePath, readCompared } from "#shared/domain/choosing/comparison.ts";
import styles from "./compare-tick.module.css";

const formId = "compare";
const storageKey = "compared";

/** Chooses a row's part for the comparison: a box of the form below the list, so it takes no script. With one, the choice stays for the visit. */
export function CompareTick({ product: { handle, title } }: { product: { handle: string; title: string } }) {
  const isChosen = useChosen().includes(handle);
  const boxRef = useRef<HTMLInputElement>(null);
  useEarlyInput(boxRef, (box) => {
    if (box.checked) choose(handle, true);
    box.checked = chosenNow().includes(handle);
  });
  return (
    <label className={styles.tick}>
      <input
        ref={boxRef}
        type="checkbox"
        name="parts"
        value={handle}
        form={formId}
        autoComplete="off"
        checked={isChosen}
        onChange={(event) => choose(handle, event.currentTarget.checked)}
      />
      <span>
        Compare<VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </label>
  );
}

/** Puts the parts that are ticked side by side, those of other pages and lists too. While there are any, it stays in sight. */
export function CompareTicked() {
  const chosen = useChosen();
  const navigate = useNavigate();
  const count = chosen.length;
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    if (count > 0) void navigate(comparePath(chosen));
    else notify({ type: "info", message: "Tick the parts that you want to compare first." });
  };
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    keep("");
    // The button goes, and the focus stays beside it.
    form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  };
  return (
    <form id={formId} action="/compare" className={classNames(styles.form, count > 0 && styles.bar)} onSubmit={compare}>
      <p role="status">{count === 0 ? `Tick up to ${comparedMax} parts to see them side by side.` : `${count} of ${comparedMax} chosen`}</p>
      {count > 0 && (
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      )}
      <Button type="submit" variant="secondary">
        Compare{count > 0 && ` ${count} ${count === 1 ? "part" : "parts"}`}
      </Button>
    </form>
  );
}

const listeners = new Set<() => void>();
/** Handles, as an address has them; the browser's alone. */
let kept = import.meta.env.SSR ? "" : stored();

/** Anything can stand there: what could be no part counts as none. */
function stored(): string {
  try {
    const { handles } = readCompared(new URLSearchParams({ parts: sessionStorage.getItem(storageKey) ?? "" }));
    return handles.join();
  } catch {
    // Where nothing can be kept, the choice lasts as long as the document.
    return "";
  }
}

const listOf = (handles: string) => (handles === "" ? [] : handles.split(","));
const chosenNow = () => listOf(kept);

function useChosen(): string[] {
  const handles = useSyncExternalStore(
    subscribe,
    () => kept,
    () => "",
  );
  return listOf(handles);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(handle: string, isChosen: boolean): void {
  const others = chosenNow().filter((other) => other !== handle);
  if (!isChosen) keep(others.join());
  else if (others.length < comparedMax) keep([...others, handle].join());
  else notify({ type: "info", message: `${comparedMax} parts fit side by side. Take one of them out first.` });
}

function keep(handles: string): void {
  kept = handles;
  for (const listener of listeners) listener();
  try {
    sessionStorage.setItem(storageKey, handles);
  } catch {
    // As above.
  }
}
