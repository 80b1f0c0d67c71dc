import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { classNames } from "../class-names.ts";
import { Field } from "./field.tsx";
import { Icon } from "../picture/icon.tsx";
import { ScriptButton } from "../button/script-button.tsx";
import styles from "./combo-box.module.css";

export type ComboBoxOption = { id: string; label: string; detail: string };

type ComboBoxProps = {
  label: string;
  placeholder: string;
  /** Sends what was typed with a form. */
  name?: string;
  hint?: string;
  value: string;
  onType: (value: string) => void;
  /** Null or none close the list. */
  options: readonly ComboBoxOption[] | null;
  /** They are those of what was typed before: Enter chooses none that isn't pointed at. */
  isStale?: boolean;
  onChoose: (option: ComboBoxOption) => void;
  /** More than the list shows: its last entry. */
  more?: { label: string; onMore: () => void } | null;
  error?: string | null;
  /** What the list doesn't say: that there is nothing, or whose it is. */
  note?: ReactNode;
};

/** A text box with a list below it: opens on input or focus, closes on a choice, Escape or a press elsewhere; arrows and Enter choose. */
export function ComboBox({ label, placeholder, name, hint, value, onType, options, isStale, onChoose, more, error, note }: ComboBoxProps) {
  const listId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isWanted && value !== "" && options ? options : [];
  const entryCount = shown.length > 0 && more ? shown.length + 1 : shown.length;
  const current = active < entryCount ? active : -1;

  useEffect(() => {
    if (!isWanted) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frameRef.current?.contains(target)) setIsWanted(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isWanted]);

  useEarlyInput(inputRef, (input) => {
    if (input.value !== value) onType(input.value);
  });

  useEffect(() => {
    if (current >= 0) listRef.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  const open = () => {
    setIsWanted(true);
    setActive(-1);
  };
  const choose = (option: ComboBoxOption) => {
    setIsWanted(false);
    setActive(-1);
    onChoose(option);
  };
  const chooseByKey = () => {
    const option = shown[isStale ? current : Math.max(current, 0)];
    if (option) choose(option);
    else if (current >= 0) more?.onMore();
  };
  const moveByKey = (key: "ArrowDown" | "ArrowUp") => {
    if (!isWanted) return open();
    if (entryCount === 0) return;
    const last = entryCount - 1;
    if (key === "ArrowDown") setActive(current === last ? 0 : current + 1);
    else setActive(current <= 0 ? last : current - 1);
  };
  const followKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      chooseByKey();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveByKey(event.key);
    } else if (event.key === "Escape" && shown.length > 0) {
      // Closes the list and not the panel around it.
      event.preventDefault();
      event.stopPropagation();
      setIsWanted(false);
    }
  };

  return (
    <div
      ref={frameRef}
      className={styles.frame}
      onBlur={({ relatedTarget }) => relatedTarget && !frameRef.current?.contains(relatedTarget) && setIsWanted(false)}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="text"
            name={name}
            placeholder={placeholder}
            value={value}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? `${listId}option${current}` : undefined}
            onChange={(event) => {
              onType(event.target.value);
              open();
            }}
            onFocus={open}
            onKeyDown={followKey}
          />
        )}
      </Field>
      <p className={styles.note} role="status">
        {note && options?.length === 0 && <Icon of="info" size="small" className={styles.sign} />}
        {note}
      </p>
      {shown.length > 0 && (
        <div ref={listRef} id={listId} className={styles.list} role="listbox" aria-label={label}>
          {shown.map((option, index) => (
            <ScriptButton
              key={option.id}
              id={`${listId}option${index}`}
              className={classNames(styles.option, index === current && styles.active)}
              tabIndex={-1}
              role="option"
              aria-selected={index === current}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className={styles.label}>{option.label}</span>
              <span className={styles.detail}>{option.detail}</span>
            </ScriptButton>
          ))}
          {more && (
            <ScriptButton
              id={`${listId}option${shown.length}`}
              className={classNames(styles.option, styles.more, current === shown.length && styles.active)}
              tabIndex={-1}
              role="option"
              aria-selected={current === shown.length}
              onPointerDown={(event) => event.preventDefault()}
              onClick={more.onMore}
            >
              {more.label}
            </ScriptButton>
          )}
        </div>
      )}
    </div>
  );
}
