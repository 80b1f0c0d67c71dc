import type { KeyboardEvent, SubmitEvent } from "react";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#client/ui/class-names.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { neighbourOption } from "./neighbour-option.ts";
import { searchUrl } from "./search-url.ts";
import { useSearchBar } from "./use-search-bar.ts";
import styles from "./search-bar.module.css";

const loadPanel = () => import("./search-panel.tsx");
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

/** `findCollection` names the category that the shopper stands in; it is asked only when the panel opens. */
type SearchBarProps = { findCollection: () => string | undefined };

/** A search form before any script; with it, a combobox whose suggestions are loaded on first use. */
export function SearchBar({ findCollection }: SearchBarProps) {
  const { state, dispatch, rootRef } = useSearchBar();
  const inputRef = useRef<HTMLInputElement>(null);
  const listboxId = useId();
  const navigate = useNavigate();
  const activeOption = () => (state.activeId === null ? null : document.getElementById(state.activeId));

  // The box is typed into before this code is there.
  const catchUp = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== state.text) dispatch({ type: "typed", text: input.value });
    if (document.activeElement === input) dispatch({ type: "focused" });
  });
  useEffect(() => {
    if (inputRef.current) catchUp(inputRef.current);
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch({ type: "closed" });
    inputRef.current?.blur();
    void navigate(searchUrl(state.text));
  };
  const clear = () => {
    dispatch({ type: "cleared" });
    inputRef.current?.blur();
  };
  const followKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      dispatch({
        type: "moved",
        activeId: neighbourOption(document.getElementById(listboxId), state.activeId, event.key === "ArrowDown" ? 1 : -1),
      });
    } else if (event.key === "Escape" && state.isOpen) {
      event.preventDefault();
      dispatch({ type: "closed" });
    } else if (event.key === "Enter" && activeOption()) {
      event.preventDefault();
      activeOption()?.click();
    }
  };

  return (
    <search ref={rootRef} className={classNames(styles.search, state.isOpen && styles.open)} data-search-open={state.isOpen || undefined}>
      <form className={styles.form} action="/search" method="get" onSubmit={submit}>
        <input
          ref={inputRef}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          maxLength={256}
          placeholder="What are you shopping for?"
          aria-label="Search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-expanded={state.isOpen}
          aria-controls={state.isOpen ? listboxId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={state.activeId ?? undefined}
          value={state.text}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => dispatch({ type: "focused" })}
          onClick={() => dispatch({ type: "focused" })}
          onChange={(event) => dispatch({ type: "typed", text: event.target.value })}
          onKeyDown={followKey}
        />
        {(state.text !== "" || state.isOpen) && (
          <IconButton
            icon="x"
            label="Clear search"
            className={classNames(styles.clear, state.text === "" && styles.onPhone)}
            onClick={clear}
          />
        )}
        <IconButton icon="search" label="Search" type="submit" className={styles.submit} />
      </form>
      {state.isOpen && (
        <Suspense fallback={null}>
          <SearchPanel
            listboxId={listboxId}
            text={state.askedText.trim()}
            collection={findCollection()}
            activeId={state.activeId}
            onClose={() => dispatch({ type: "closed" })}
          />
        </Suspense>
      )}
    </search>
  );
}
