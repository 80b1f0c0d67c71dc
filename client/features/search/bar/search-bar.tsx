import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { useNavigate } from "react-router";
import { havePartsFailed } from "#client/hydration/lazy-part.tsx";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import type { FitmentOf, OnSelectProduct } from "../panel/suggestions-props.ts";
import { searchUrl } from "../search-url.ts";
import { loadSearchPanel } from "./load-search-panel.ts";
import { SearchInput } from "./search-input.tsx";
import { isPhoneNow, useIsPhone, useScreenForItself } from "./use-is-phone.ts";
import { useSearchBar } from "./use-search-bar.ts";
import styles from "./search-bar.module.css";

/** `findCollection` names the category whose page this is; it is called only while the panel is open. */
type SearchBarProps = { findCollection: () => string | undefined; onSelectProduct: OnSelectProduct; fitmentOf: FitmentOf };

/** A search form before any script; with it, a combobox whose suggestions are loaded on first use. On phones the open panel is a modal. */
export function SearchBar({ findCollection, onSelectProduct, fitmentOf }: SearchBarProps) {
  const { state, isOpen, SearchPanel, dispatch, rootRef } = useSearchBar();
  const inputRef = useRef<HTMLInputElement>(null);
  const isFocusQuiet = useRef(false);
  const listboxId = useId();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isModal = isOpen && isPhone;
  const close = () => dispatch({ type: "closed" });
  useScreenForItself(rootRef, isModal, close);

  useEarlyInput(inputRef, (input) => {
    if (input.value !== state.text) dispatch({ type: "typed", text: input.value });
    if (document.activeElement === input && !isPhoneNow()) dispatch({ type: "focused" });
  });

  /** The focus goes back to the box without opening the panel again. */
  const focusQuietly = () => {
    isFocusQuiet.current = true;
    inputRef.current?.focus();
    isFocusQuiet.current = false;
  };
  const open = () => {
    if (!isFocusQuiet.current) dispatch({ type: "focused" });
  };
  const submit = (event: SubmitEvent) => {
    // React would wait for code that failed to come before it shows the results.
    if (havePartsFailed()) return;
    event.preventDefault();
    close();
    inputRef.current?.blur();
    // What was typed while this code arrived may stand in the box before it stands in the state.
    void navigate(searchUrl(inputRef.current?.value ?? state.text));
  };
  const clear = (event: MouseEvent) => {
    dispatch({ type: "cleared" });
    // A finger on a phone wants the screen back, not the keyboard.
    if (isPhone && event.detail > 0) inputRef.current?.blur();
    else focusQuietly();
  };
  useEscape(isOpen, () => {
    close();
    focusQuietly();
  });
  const followInputKey = (event: ReactKeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const listbox = document.getElementById(listboxId);
      dispatch({ type: "moved", activeId: neighbourOption(listbox, state.activeId, event.key === "ArrowDown" ? 1 : -1) });
    } else if (event.key === "Enter") {
      const option = state.activeId === null ? null : document.getElementById(state.activeId);
      if (option === null) return;
      event.preventDefault();
      option.click();
    }
  };

  return (
    <search ref={rootRef} className={classNames(styles.search, isOpen && styles.open)} data-search-open={isOpen || undefined}>
      <div className={styles.frame} {...(isModal && { role: "dialog", "aria-modal": true, "aria-label": "Search" })}>
        <form className={styles.form} action="/search" method="get" onSubmit={submit}>
          <SearchInput
            ref={inputRef}
            className={styles.input}
            listboxId={listboxId}
            isOpen={isOpen}
            activeId={state.activeId}
            value={state.text}
            onPointerEnter={() => void loadSearchPanel().catch(() => undefined)}
            // A phone's panel takes the whole screen: whoever only passes by with the keyboard keeps the page.
            onFocus={isPhone ? undefined : open}
            onClick={open}
            onChange={(event) => dispatch({ type: "typed", text: event.target.value })}
            onKeyDown={followInputKey}
          />
          {(state.text !== "" || isOpen) && (
            <IconButton
              icon="x"
              label={state.text === "" ? "Close search" : "Clear search"}
              className={classNames(styles.clear, state.text === "" && styles.onPhone)}
              onClick={clear}
            />
          )}
          <IconButton icon="search" label="Search" type="submit" className={styles.submit} />
        </form>
        {isOpen && SearchPanel && (
          <SearchPanel
            listboxId={listboxId}
            text={state.askedText.trim()}
            collection={findCollection()}
            activeId={state.activeId}
            onSelectProduct={onSelectProduct}
            fitmentOf={fitmentOf}
            onClose={close}
          />
        )}
      </div>
    </search>
  );
}

/** The option that an arrow key leads to from the active one; past either end it is the text box itself again. */
function neighbourOption(listbox: HTMLElement | null, activeId: string | null, direction: -1 | 1): string | null {
  const ids = [...(listbox?.querySelectorAll('[role="option"]:not([aria-disabled])') ?? [])].map((option) => option.id);
  const index = activeId === null && direction === -1 ? ids.length : ids.indexOf(activeId ?? "");
  return ids[index + direction] ?? null;
}

/** Escape pressed anywhere while `isOn`. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [isOn]);
}
