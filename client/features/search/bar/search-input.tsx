import type { ComponentProps } from "react";

type SearchInputProps = ComponentProps<"input"> & { listboxId: string; isOpen: boolean; activeId: string | null };

/** The box itself: a plain field of the form, and the combobox of the list below it. */
export function SearchInput({ listboxId, isOpen, activeId, ...rest }: SearchInputProps) {
  return (
    <input
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
      aria-expanded={isOpen}
      aria-controls={isOpen ? listboxId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={activeId ?? undefined}
      {...rest}
    />
  );
}
