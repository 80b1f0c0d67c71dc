import type { SubmitEvent } from "react";
import { textField } from "#client/lib/text/text-field.ts";
import { readCarLookUp } from "#shared/domain/search/read-look-up.ts";
import { anyCarField } from "./text-search.tsx";

/** Where scripts run, words are searched for in place; a plate or a number is the garage's page to look up. */
export const submitText = (onText: (text: string) => void) => (event: SubmitEvent<HTMLFormElement>) => {
  const typed = textField(new FormData(event.currentTarget), anyCarField).trim();
  if (readCarLookUp(typed) !== null) return;
  event.preventDefault();
  if (typed !== "") onText(typed);
};
