/** Buttons of many cards share one form: each has all fields of its addition in its value, written as a query, under this name. */
export const additionName = "add";

/** Fields of an add form, but for its intent, as a button's value. */
export function packAddition(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

/** The add form that the pressed button has in its value; without such a button, the form as it is. */
export function unpackAddition(form: FormData): FormData {
  const packed = form.get(additionName);
  if (typeof packed !== "string") return form;
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(packed)) fields.append(name, value);
  fields.set("intent", "add");
  return fields;
}
